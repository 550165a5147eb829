# Runs chromedriver for as long as the input is open; ends it then, with the browsers that it has started and their files.
# They are all of the process group of this shell, which outlives the signal.
trap : TERM
folder=$(mktemp -d)
TMPDIR=$folder chromedriver --port=0 </dev/null &
cat >/dev/null
kill -TERM "-$$"
wait
until rm -rf "$folder" 2>/dev/null; do sleep 0.1; done
