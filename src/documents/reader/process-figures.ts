import { readFileSync } from 'node:fs';

const PAGE = 4096;
/** Ticks of the clock that the system counts in: a hundred a second, whatever the kernel's own are. */
const TICK_MS = 10;

/**
 * Bytes of memory that a process holds for itself, the program that it shares with the service apart; null: the system
 * does not say, or the process is gone.
 */
export function readOwnBytes(pid: number): number | null {
  const words = wordsOf(pid, 'statm');
  return words === null ? null : (Number(words[1]) - Number(words[2])) * PAGE;
}

/** Milliseconds that a process has computed in its life; null: the system does not say, or the process is gone. */
export function readComputedMs(pid: number): number | null {
  // The second word is the name in brackets: what stands behind it is counted from there.
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
