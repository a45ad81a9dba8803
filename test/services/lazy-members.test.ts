import { describe, expect, it } from '@jest/globals';
import { defineLazyMembers } from '../../src/services/lazy-members.js';

describe('members that are worked out when they are read', () => {
  const withText = defineLazyMembers('text', 'length');

  it('stand beside the others and are not worked out before', () => {
    let made = 0;
    const answer = withText({ name: 'a' }, { text: () => `text ${(made += 1)}`, length: () => 7 });
    expect([answer.name, made]).toEqual(['a', 0]);
    expect([answer.text, answer.length, made]).toEqual(['text 1', 7, 1]);
  });

  it('are each object’s own', () => {
    const [one, other] = [1, 2].map((length) =>
      withText({}, { text: () => String(length), length: () => length }),
    );
    expect([one!.text, other!.text, one!.length, other!.length]).toEqual(['1', '2', 1, 2]);
  });
});
