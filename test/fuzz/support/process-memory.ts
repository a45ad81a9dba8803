import { readdirSync, readFileSync } from 'node:fs';

/** Bytes that a process and all it started hold in memory now; 0 when it has ended. */
export function residentBytes(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + residentOf(one), 0);
}

function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readStatus(`/proc/${pid}/status`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
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
