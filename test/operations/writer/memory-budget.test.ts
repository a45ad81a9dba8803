import { describe, expect, it } from '@jest/globals';
import { MemoryBudget } from '../../../src/operations/writer/memory-budget.js';

describe('budget for what writers keep', () => {
  it('is full for a document that took its part, and not for the others', () => {
    const budget = new MemoryBudget(10_000);
    const [one, other] = [budget.open(1_000), budget.open(1_000)];
    one.take(1_000);
    expect([one.isFull, other.isFull]).toEqual([true, false]);
  });

  it('is full for all when nothing is left, until a document is forgotten', () => {
    const budget = new MemoryBudget(1_000);
    const [one, other] = [budget.open(10_000), budget.open(10_000)];
    one.take(1_000);
    expect([one.isFull, other.isFull]).toEqual([true, true]);
    one.close();
    one.close();
    expect([one.isFull, other.isFull]).toEqual([true, false]);
    other.take(1_000);
    expect(other.isFull).toBe(true);
  });
});
