# Steps with a header, a time and a verdict; the tests of all suites summed into one closing line.

results=$(mktemp -d)
step_number=0
failed_steps=()
started_at=$SECONDS

# step TITLE COMMAND...: runs it; a failure is remembered and the run goes on.
step() {
  local title=$1 begun=$SECONDS code=0
  shift
  step_number=$((step_number + 1))
  printf '\n== %d. %s ==\n' "$step_number" "$title"
  "$@" </dev/null || code=$?
  if [ "$code" -eq 0 ]; then
    printf -- '-- %s: ok in %d s\n' "$title" $((SECONDS - begun))
  else
    printf -- '-- %s: FAILED (exit %d) after %d s\n' "$title" "$code" $((SECONDS - begun))
    failed_steps+=("$title")
  fi
  return "$code"
}

# meanwhile TITLE COMMAND...: begins it beside the steps that follow, whose output it must not mix with.
meanwhile() {
  meanwhile_title=$1
  shift
  meanwhile_log=$(mktemp)
  { "$@" </dev/null >"$meanwhile_log" 2>&1; } &
  meanwhile_pid=$!
}

# wait_for_meanwhile: the step begun beside the others, with what it said.
wait_for_meanwhile() {
  step "$meanwhile_title" finish_meanwhile
}

finish_meanwhile() {
  local code=0
  wait "$meanwhile_pid" || code=$?
  cat "$meanwhile_log"
  rm -f "$meanwhile_log"
  return "$code"
}

# must_pass TITLE COMMAND...: nothing after it makes sense without it.
must_pass() {
  step "$@" || exit 1
}

# suite NAME COMMAND...: a step whose jest counts go into the closing line.
suite() {
  local name=$1
  shift
  step "Tests: $name" "$@" -- --json --outputFile="$results/$name.json"
}

has_tests() {
  find "test/$1" -name '*.test.ts' 2>/dev/null | grep -q .
}

generated_is_fresh() {
  local before after
  before=$(tree_state)
  npm run generate || return 1
  after=$(tree_state)
  [ "$before" = "$after" ] && return 0
  echo 'npm run generate changed committed files; commit what it wrote:'
  git status --short
  git --no-pager diff --stat
  return 1
}

tree_state() {
  { git status --porcelain -uall; git diff; } | sha256sum
}

check_tools() {
  local missing=()
  for tool in git curl; do command -v "$tool" >/dev/null || missing+=("$tool"); done
  install_debian "${missing[@]}" || return 1
  printf 'node %s, npm %s, %s cores\n' "$(node --version)" "$(npm --version)" "$(nproc)"
  node -e "const [a, b] = process.versions.node.split('.'); process.exit(+a > 20 || (+a === 20 && +b >= 19) ? 0 : 1)" ||
    { echo 'Node.js 20.19 or newer is needed'; return 1; }
}

need_browser_and_pip() {
  local missing=()
  command -v chromium >/dev/null || missing+=(chromium)
  /usr/bin/python3 -c 'import pip, setuptools, wheel' 2>/dev/null || missing+=(python3-pip python3-setuptools python3-wheel)
  install_debian "${missing[@]}"
}

install_debian() {
  [ $# -eq 0 ] && return 0
  if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
    echo "install these first: $*"
    return 1
  fi
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

# The closing line: tests of every suite, and each step that failed without a failing test of its own.
finish() {
  local code=$?
  trap - EXIT
  drop_database
  printf '\n== Result after %d s ==\n' $((SECONDS - started_at))
  [ ${#failed_steps[@]} -gt 0 ] && { printf 'failed: %s\n' "${failed_steps[@]}"; code=1; }
  node .ci/count.mjs "$results" "${#failed_steps[@]}" || code=1
  rm -rf "$results" "$nodes"
  exit "$code"
}
