import { describe, expect, it } from '@jest/globals';
import { runInTurns } from '../../src/terms/pause.js';

describe('long work in turns', () => {
  it('lets what waits for the event loop go between two steps', async () => {
    const seen: string[] = [];
    function* steps(): Generator<void, string> {
      seen.push('first');
      setImmediate(() => seen.push('another'));
      yield;
      seen.push('second');
      return 'done';
    }
    await expect(runInTurns(steps())).resolves.toBe('done');
    expect(seen).toEqual(['first', 'another', 'second']);
  });

  it('ends with what a step throws', async () => {
    function* steps(): Generator<void, never> {
      yield;
      throw new Error('in the second step');
    }
    await expect(runInTurns(steps())).rejects.toThrow('in the second step');
  });
});
