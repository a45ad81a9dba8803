import { Problem } from '../../terms/errors.js';

/** Runs at most so many tasks at once; others wait their turn, and too many are sent away. */
export function createTurns(most: number, mostWaiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  const enter = (): Promise<void> => {
    if (running < most) return Promise.resolve();
    if (waiting.length < mostWaiting) return new Promise((resolve) => waiting.push(resolve));
    const problem = new Problem('service-unavailable', 'Too many files are being read at the moment.');
    return Promise.reject(problem.withHeaders({ 'Retry-After': '5' }));
  };
  return async (task) => {
    await enter();
    running += 1;
    return task().finally(leave);
  };
}
