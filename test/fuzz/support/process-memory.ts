import { readdirSync, readFileSync } from 'node:fs';

/**
 * Bytes that a process and all it started hold in memory now; 0 when it has ended. The pages of the program itself are
 * the same for all of them (the readers of files run the same node): they count once.
 */
export function residentBytes(pid: number): number {
  return descendantsOf(pid).reduce((sum, one) => sum + bytesOf(one, 'RssAnon'), bytesOf(pid, 'VmRSS'));
}

function bytesOf(pid: number, figure: 'VmRSS' | 'RssAnon'): number {
  const line = new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'm').exec(readStatus(`/proc/${pid}/status`));
  return Number(line?.[1] ?? 0) * 1024;
}

function descendantsOf(pid: number): number[] {
  const children = threadsOf(pid)
    .flatMap((thread) => readStatus(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter((one) => one.trim() !== '')
    .map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A process may end between two reads. */
function readStatus(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
