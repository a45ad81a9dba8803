import { spawn, type ChildProcess, type SpawnOptions, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CODE_RANGE_MB } from './code-range.js';

/** File descriptor of the channel in the child, after the three standard ones, which are not connected. */
export const CHANNEL = 3;
const FILES: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe'];

export interface LaunchLimits {
  readonly heapMB: number;
  /** Of the heap, half of what holds new objects; 4 unless told. More makes work on large inputs faster. */
  readonly youngMB?: number;
  /** All writable memory, including the heap, without the range that is reserved for machine code: requests for more fail. */
  readonly dataMB: number;
  /** CPU seconds over the lifetime of a process: this ends one whose service has gone. */
  readonly cpuSeconds: number;
}

/** Megabytes of a half of the young generation: a reader stays small. */
const YOUNG_MB = 4;
const FLAGS = ['--v8-pool-size=1', '--no-addons', '--no-warnings'];
/** In production no text becomes code; the loader of the tests needs that. */
const FLAGS_OF_BUILD = ['--disallow-code-generation-from-strings'];
const IS_BUILD = !import.meta.url.endsWith('.ts');
/** Run from source, the child contains the source loader, which has its own compiler. */
export const LOADER_MB = IS_BUILD ? 0 : 1_000;
const LOADER_HEAP_MB = IS_BUILD ? 0 : 80;
const SHELL = '/bin/sh';
/** Search path for the OCR program; no other part of the service's environment is passed on. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin:/opt/local/bin';
/** One arena, so that memory is returned instead of kept by several. */
const ONE_OF_EACH = { UV_THREADPOOL_SIZE: '1', OMP_THREAD_LIMIT: '1', MALLOC_ARENA_MAX: '1' };
const ENVIRONMENT = { PATH, LANG: 'C.UTF-8', TZ: 'UTC', ...ONE_OF_EACH };

/** A program of the service in a process of its own. */
interface Contained {
  /** Address of the module, ending in `.js`; run from source it is the `.ts` beside it. */
  readonly module: URL;
  readonly words?: readonly string[];
  readonly stdio: StdioOptions;
  readonly limits: LaunchLimits;
  /** True: it writes files into a folder that it is given. */
  readonly writesFiles?: boolean;
}

/** Starts the process that reads documents. */
export function launchReader(limits: LaunchLimits): ChildProcess {
  return launchContained({ module: new URL('./entry.js', import.meta.url), stdio: FILES, limits });
}

/**
 * Starts a program in its own process group, so that its children end with it. If there is a shell, the operating system
 * enforces its limits and forbids it to write core dumps and, where it need not, files.
 */
export function launchContained({
  module,
  words = [],
  stdio,
  limits,
  writesFiles = false,
}: Contained): ChildProcess {
  const { heapMB, youngMB = YOUNG_MB, dataMB, cpuSeconds } = limits;
  const all = [
    `--max-old-space-size=${heapMB + LOADER_HEAP_MB}`,
    `--max-semi-space-size=${youngMB}`,
    ...FLAGS,
    ...(IS_BUILD ? FLAGS_OF_BUILD : []),
    ...programOf(module),
    ...words,
  ];
  const options = {
    cwd: parse(process.execPath).root,
    env: ENVIRONMENT,
    stdio,
    detached: true,
    windowsHide: true,
  };
  const bounds = [
    `-d ${toDataLimitMB(dataMB) * 1024}`,
    `-t ${cpuSeconds}`,
    '-c 0',
    ...(IS_BUILD && !writesFiles ? ['-f 0'] : []),
  ];
  return spawnBounded(bounds, [process.execPath, ...all], options);
}

/** What the operating system counts as data of a program that may hold this much: the loader has a range for code as well. */
function toDataLimitMB(dataMB: number): number {
  return dataMB + CODE_RANGE_MB * (IS_BUILD ? 1 : 2) + LOADER_MB;
}

/** Starts a command with limits of the operating system (those of `ulimit`), if there is a shell. */
export function spawnBounded(
  bounds: readonly string[],
  [program = '', ...words]: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  if (!existsSync(SHELL)) return spawn(program, words, options);
  const script = [...bounds.map((bound) => `ulimit ${bound} 2>/dev/null`), 'exec "$0" "$@"'].join('; ');
  return spawn(SHELL, ['-c', script, program, ...words], options);
}

/** Run from source by a loader (development, tests), the child needs the loader too: Node does not pass it on. */
function programOf(module: URL): string[] {
  const path = fileURLToPath(module);
  if (IS_BUILD) return [path];
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(loader).href, path.replace(/js$/, 'ts')];
}
