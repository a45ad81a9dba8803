import { resolve, sep } from 'node:path';
import { BrokenPack } from '../law/pack/pack-format.js';
import { readDataPlace } from './data-place.js';

/** What Node.js and PostgreSQL say of a failure beside its message. */
type Failure = Error & {
  readonly code?: unknown;
  readonly syscall?: string;
  readonly path?: string;
  readonly address?: string;
  readonly port?: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

const HOST_OF = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST', HEALTH_PORT: 'HEALTH_HOST' } as const;
const PORTS = Object.keys(HOST_OF) as readonly (keyof typeof HOST_OF)[];

/** A failure in words; where a setting leads to it, with its name, its value and the cure. */
export function explainFailure(failure: unknown, set: Environment): string {
  if (!(failure instanceof Error)) return String(failure);
  if (failure instanceof BrokenPack)
    return `${failure.message}: build it again from the law (npm run law:build), or install Dutygraph again`;
  return (
    explainListening(failure, set) ??
    explainDatabase(failure, set) ??
    explainDataDir(failure, set) ??
    failure.message
  );
}

function explainListening({ code, syscall, address, port }: Failure, set: Environment): string | null {
  if (syscall !== 'listen' && syscall !== 'bind' && syscall !== 'getaddrinfo') return null;
  const name = PORTS.find((one) => Number(set[one]) === port) ?? 'PORT';
  if (code === 'EADDRINUSE')
    return `${name}=${port}: another process listens on ${address}:${port} already: stop it, or set ${name} to another port`;
  if (code === 'EACCES')
    return `${name}=${port}: this user may not listen on it: set ${name} to a port from 1024 on`;
  return code === 'EADDRNOTAVAIL'
    ? `${HOST_OF[name]}=${address}: this machine has no such address: set ${HOST_OF[name]} to one that it has`
    : null;
}

const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'];
/** Of PostgreSQL, by SQLSTATE. */
const REFUSED: Readonly<Record<string, string>> = {
  '3D000': 'create it, or correct the name',
  '28000': 'correct the user and the password',
  '28P01': 'correct the user and the password',
};

function explainDatabase({ code, message }: Failure, set: Environment): string | null {
  const { databaseUrl } = readDataPlace(set);
  if (databaseUrl === null || !URL.canParse(databaseUrl) || typeof code !== 'string') return null;
  const { host } = new URL(databaseUrl);
  const cure = UNREACHABLE.includes(code) ? 'start PostgreSQL there, or correct the address' : REFUSED[code];
  return cure === undefined ? null : `DATABASE_URL at ${host}: ${message || code}: ${cure}`;
}

const UNUSABLE: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there',
  ENOTDIR: 'a part of its path is a file',
  EROFS: 'it can be read only',
  EACCES: 'this user may not write to it',
  EPERM: 'this user may not write to it',
  ENOSPC: 'its disk is full',
};

function explainDataDir({ code, path }: Failure, set: Environment): string | null {
  const { dataDir } = readDataPlace(set);
  const own = resolve(dataDir);
  const isOwn =
    path !== undefined && (path === dataDir || `${resolve(path)}${sep}`.startsWith(`${own}${sep}`));
  const why = isOwn && typeof code === 'string' ? UNUSABLE[code] : undefined;
  return why === undefined
    ? null
    : `DATA_DIR=${dataDir}: ${why} (${String(code)}): name a folder that this user can write to, with some 500 MB free`;
}
