import { readFileSync } from 'node:fs';
import { ROOT, serve, WORK_FOLDER, type Served } from './processes.js';

const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly scripts: Readonly<Record<'start', string>>;
};

/** Arguments of node in `npm start`. */
export const START_COMMAND: readonly string[] = scripts.start.split(' ').slice(1);

/** Made up for the bench: it opens nothing but the database of the bench. */
export const BENCH_KEY = `dg_live_${'bench'.repeat(6)}00`;
export const KEY_HEADERS = { authorization: `Bearer ${BENCH_KEY}` };
/** Headers that clients send with every request. */
export const CLIENT_HEADERS = { ...KEY_HEADERS, accept: 'application/json', 'user-agent': 'bench' };

const MAX_PER_MINUTE = '1000000';

export interface ProductOptions {
  readonly port: number;
  readonly name?: string;
  readonly core?: number | null;
  /** Arguments of node; absent: those of `npm start`. */
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The product as `npm start` runs it, with a budget that no bench can use up. */
export function serveProduct({
  port,
  name = 'product',
  core = 0,
  command = START_COMMAND,
  environment,
}: ProductOptions): Promise<Served> {
  return serve({
    name,
    port,
    core,
    command,
    environment: {
      DATA_DIR: `${WORK_FOLDER}/${name}`,
      BOOTSTRAP_API_KEYS: BENCH_KEY,
      RATE_LIMIT_PER_MINUTE: MAX_PER_MINUTE,
      RATE_LIMIT_HEAVY_PER_MINUTE: MAX_PER_MINUTE,
      ...environment,
    },
    readyPath: '/readyz',
  });
}
