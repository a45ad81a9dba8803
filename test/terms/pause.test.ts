import { describe, expect, it } from '@jest/globals';
import { pause } from '../../src/terms/pause.js';

describe('a pause', () => {
  it('ends when what was there before has had its turn', async () => {
    let isDone = false;
    setImmediate(() => (isDone = true));
    await pause();
    expect(isDone).toBe(true);
  });
});
