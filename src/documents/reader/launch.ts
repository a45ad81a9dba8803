import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Place of the channel among the child's files, beside the three usual ones, which lead nowhere. */
export const CHANNEL = 3;
const FILES: StdioOptions = ['ignore', 'ignore', 'ignore', 'pipe'];

export interface LaunchLimits {
  readonly heapMB: number;
  /** All memory that can be written to, heap included: what asks for more does not get it. */
  readonly dataMB: number;
  /** Seconds of computing in the whole life of a process: the end of one whose service is gone. */
  readonly cpuSeconds: number;
}

const FLAGS = ['--max-semi-space-size=4', '--v8-pool-size=1', '--no-addons', '--no-warnings'];
/** In service no text becomes code; the loader of the tests needs that. */
const FLAGS_OF_BUILD = ['--disallow-code-generation-from-strings'];
const IS_BUILD = !import.meta.url.endsWith('.ts');
/** Run from source, the child carries the loader of the sources, which has a compiler of its own. */
export const LOADER_MB = IS_BUILD ? 0 : 1_000;
const LOADER_HEAP_MB = IS_BUILD ? 0 : 80;
const SHELL = '/bin/sh';
/** Where a program for pictures is looked for; nothing else of the service's environment is handed on. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin:/opt/local/bin';
/** One arena: what several would keep for themselves is given back. */
const ONE_OF_EACH = { UV_THREADPOOL_SIZE: '1', OMP_THREAD_LIMIT: '1', MALLOC_ARENA_MAX: '1' };
const ENVIRONMENT = { PATH, LANG: 'C.UTF-8', TZ: 'UTC', ...ONE_OF_EACH };

/**
 * Starts the process that files are read in: in a group of its own, so that what it started ends with it. Where there
 * is a shell, the operating system holds it to its limits and lets it write no file and no core.
 */
export function launchReader({ heapMB, dataMB, cpuSeconds }: LaunchLimits): ChildProcess {
  const words = [
    `--max-old-space-size=${heapMB + LOADER_HEAP_MB}`,
    ...FLAGS,
    ...(IS_BUILD ? FLAGS_OF_BUILD : []),
    ...entry(),
  ];
  const options = {
    cwd: parse(process.execPath).root,
    env: ENVIRONMENT,
    stdio: FILES,
    detached: true,
    windowsHide: true,
  };
  if (!existsSync(SHELL)) return spawn(process.execPath, words, options);
  const bounds = [
    `-d ${(dataMB + LOADER_MB) * 1024}`,
    `-t ${cpuSeconds}`,
    '-c 0',
    ...(IS_BUILD ? ['-f 0'] : []),
  ];
  const script = [...bounds.map((bound) => `ulimit ${bound} 2>/dev/null`), 'exec "$0" "$@"'].join('; ');
  return spawn(SHELL, ['-c', script, process.execPath, ...words], options);
}

/** Run from source by a loader (development, tests), the child needs the loader too: Node does not hand it on. */
function entry(): string[] {
  const path = fileURLToPath(new URL('./entry.js', import.meta.url));
  if (IS_BUILD) return [path];
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(loader).href, path.replace(/js$/, 'ts')];
}
