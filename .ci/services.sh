# PostgreSQL and Redis for the suites that need real servers. Nothing but a database of this run's own is
# created, and it is dropped at the end.

postgres_port=${CI_POSTGRES_PORT:-5432}
redis_port=${CI_REDIS_PORT:-6379}
database_name="dutygraph_ci_$$"
database_url=''

start_services() {
  listens "$postgres_port" || start_postgres
  listens "$redis_port" || start_redis
  wait_for "$postgres_port" PostgreSQL && wait_for "$redis_port" Redis && create_database
}

listens() {
  (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

wait_for() {
  for _ in $(seq 30); do
    listens "$1" && return 0
    sleep 1
  done
  echo "$2 does not listen on 127.0.0.1:$1. Start it, or run with CI=true to have it started as on Debian."
  return 1
}

start_postgres() {
  [ "${CI:-}" = true ] || return 0
  command -v pg_ctlcluster >/dev/null || install_debian postgresql
  local version
  version=$(ls /etc/postgresql 2>/dev/null | sort -n | tail -n 1)
  [ -n "$version" ] && pg_ctlcluster --skip-systemctl-redirect "$version" main start
}

start_redis() {
  [ "${CI:-}" = true ] || return 0
  command -v redis-server >/dev/null || install_debian redis-server
  redis-server --daemonize yes --bind 127.0.0.1 --port "$redis_port" --save '' --appendonly no >/dev/null
}

# The first role that may log in over TCP without a password owns the run's database.
create_database() {
  local role
  for role in postgres root; do
    if sql "$role" "CREATE DATABASE $database_name"; then
      database_url="postgres://$role@127.0.0.1:$postgres_port/$database_name"
      echo "database $database_name, role $role"
      return 0
    fi
  done
  echo 'neither role postgres nor root may log in to 127.0.0.1 without a password and create a database:'
  sql postgres "SELECT 1" show
  return 1
}

drop_database() {
  [ -z "$database_url" ] && return 0
  local role=${database_url#postgres://}
  sql "${role%%@*}" "DROP DATABASE IF EXISTS $database_name WITH (FORCE)"
}

# sql ROLE STATEMENT [show]: by the driver the project ships, so no client needs to be installed.
sql() {
  ROLE=$1 STATEMENT=$2 SHOW=${3:-} PORT=$postgres_port node --input-type=module -e '
    import pg from "pg";
    const { ROLE, STATEMENT, SHOW, PORT } = process.env;
    const client = new pg.Client({ host: "127.0.0.1", port: +PORT, user: ROLE, database: "postgres" });
    try {
      await client.connect();
      await client.query(STATEMENT);
    } catch (error) {
      if (SHOW) console.error(error.message);
      process.exitCode = 1;
    } finally {
      await client.end().catch(() => {});
    }'
}

with_servers() {
  TEST_DATABASE_URL=$database_url TEST_REDIS_URL="redis://127.0.0.1:$redis_port" "$@"
}
