import { describe, expect, it } from '@jest/globals';
import { SharedRoom } from '../../../src/operations/writer/room.js';

describe('room for what writers keep', () => {
  it('is full for a document that took its part, and not for the others', () => {
    const room = new SharedRoom(10_000);
    const [one, other] = [room.open(1_000), room.open(1_000)];
    one.take(1_000);
    expect([one.isFull, other.isFull]).toEqual([true, false]);
  });

  it('is full for all when nothing is left, until a document is forgotten', () => {
    const room = new SharedRoom(1_000);
    const [one, other] = [room.open(10_000), room.open(10_000)];
    one.take(1_000);
    expect([one.isFull, other.isFull]).toEqual([true, true]);
    one.close();
    one.close();
    expect([one.isFull, other.isFull]).toEqual([true, false]);
    other.take(1_000);
    expect(other.isFull).toBe(true);
  });
});
