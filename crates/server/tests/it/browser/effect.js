// Waits until a click has come to the page and has done what it does: on a choice, until the table is shown anew or the choice
// asks for a second click. Says whether a move was made.
const [clicks, patience] = arguments;

const heard = window.spy;
const again = (button) => button.matches("[data-final].ready:enabled");
const shown = () => document.querySelector("main").dataset.shown !== heard.shown;
const done = () => heard.clicks >= clicks && (!heard.button || shown() || again(heard.button));

return (async () => {
  const end = performance.now() + patience;
  while (!done() && performance.now() < end) await new Promise((wake) => setTimeout(wake, 5));
  return { done: done(), moved: Boolean(heard.button) && shown() };
})();
