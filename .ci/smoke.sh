#!/usr/bin/env bash
# The README's commands as a newcomer types them, on a fresh data directory: start, the curl line, calc, stop.
set -euo pipefail
cd "$(dirname "$0")/.."

home=$(mktemp -d)
export DATA_DIR="$home/data" PORT="${SMOKE_PORT:-4173}" METRICS_PORT="${SMOKE_METRICS_PORT:-4174}"
unset DATABASE_URL REDIS_URL BOOTSTRAP_API_KEYS CLOCK
server=''

stop_server() {
  [ -n "$server" ] && kill -TERM -- "-$server" 2>/dev/null || true
  for _ in $(seq 50); do
    curl -s -o /dev/null "http://127.0.0.1:$PORT/healthz" || return 0
    sleep 0.2
  done
  echo 'the server still answers 10 s after SIGTERM'
  kill -KILL -- "-$server" 2>/dev/null || true
  return 1
}
trap 'stop_server || true; rm -rf "$home"' EXIT

# Lines of the README's sh blocks that start with $1, continuation lines joined.
documented() {
  sed -n '/^```sh$/,/^```$/p' README.md | sed -e ':join' -e '/\\$/{N;s/\\\n *//;b join' -e '}' | grep "^$1" | head -n 1
}

begun=$(date +%s%N)
setsid npm start >"$home/log" 2>&1 &
server=$!
for _ in $(seq 300); do
  curl -s -o /dev/null --fail "http://127.0.0.1:$PORT/readyz" && [ -s "$DATA_DIR/first-key" ] && break
  kill -0 "$server" 2>/dev/null || { cat "$home/log"; echo 'npm start ended'; exit 1; }
  sleep 0.2
done
echo "npm start: ready after $(( ($(date +%s%N) - begun) / 1000000 )) ms on a fresh data directory"

line=$(documented 'curl ')
[ -n "$line" ] || { echo 'README.md documents no curl line'; exit 1; }
echo "$line"
line=${line//.data\//$DATA_DIR/}
line=${line//localhost:4000/127.0.0.1:$PORT}
status=$(eval "$line -o '$home/answer' -w '%{http_code}'")
head -c 600 "$home/answer" && echo
[ "$status" = 200 ] || { echo "expected 200, got $status"; tail -n 20 "$home/log"; exit 1; }

line=$(documented 'npm run calc')
[ -n "$line" ] || { echo 'README.md documents no calc line'; exit 1; }
echo "$line"
eval "$line"

stop_server
trap - EXIT
rm -rf "$home"
