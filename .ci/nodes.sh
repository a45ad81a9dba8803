# Other versions of Node.js, from the npm registry: suites are spread over those that the README names.

nodes=$(mktemp -d)

# install_nodes VERSION...
install_nodes() {
  local version
  for version in "$@"; do
    npm install --prefix "$nodes/$version" --no-audit --no-fund --no-save "$(node_package)@$version" || return 1
    "$(node_of "$version")" --version || return 1
  done
}

node_package() {
  node -p '`node-${process.platform}-${process.arch}`'
}

# node_of VERSION: its program.
node_of() {
  printf '%s/%s/node_modules/%s/bin/node' "$nodes" "$1" "$(node_package)"
}

# on_node VERSION COMMAND...: with that version before any other.
on_node() {
  local folder
  folder=$(dirname "$(node_of "$1")")
  shift
  PATH="$folder:$PATH" "$@"
}
