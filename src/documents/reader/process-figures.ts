import { readFileSync } from 'node:fs';

const PAGE = 4096;
/** Clock ticks in which the system counts: a hundred per second, independent of the kernel's own. */
const TICK_MS = 10;

/**
 * Private memory of a process in bytes, without the program shared with the service; null: not reported, or the process
 * is gone.
 */
export function readOwnBytes(pid: number): number | null {
  const words = wordsOf(pid, 'statm');
  return words === null ? null : (Number(words[1]) - Number(words[2])) * PAGE;
}

/** CPU time of a process so far, in milliseconds; null: not reported, or the process is gone. */
export function readComputedMs(pid: number): number | null {
  // The second word is the name in brackets; fields are counted after it.
  const words = wordsOf(pid, 'stat');
  const name = words?.findLastIndex((word) => word.endsWith(')')) ?? -1;
  return words === null ? null : (Number(words[name + 12]) + Number(words[name + 13])) * TICK_MS;
}

function wordsOf(pid: number, file: 'stat' | 'statm'): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1').split(' ');
  } catch {
    return null;
  }
}
