import { describe, expect, it } from '@jest/globals';
import { RulingIndex } from '../../src/search/rulings/ruling-index.js';

const indexOf = (subjects: Readonly<Record<string, string>>): RulingIndex => {
  const index = new RulingIndex();
  for (const [rulingNumber, subject] of Object.entries(subjects))
    index.add({ rulingNumber, stems: subject.split(' ') });
  return index;
};
const find = (index: RulingIndex, text: string, most = 10) => index.find(text.split(' '), most);

describe('letters by the words of their subjects', () => {
  const index = indexOf({
    N1: 'steel bracket china',
    N2: 'steel bottle china',
    N3: 'steel bottle insulated lid vietnam carton',
    N4: 'cotton shirt china',
  });

  it('come by how rare the words they share are, the shorter subject first', () => {
    expect(find(index, 'bottle')).toEqual(['N2', 'N3']);
    expect(find(index, 'steel bottle insulated')).toEqual(['N3', 'N2', 'N1']);
    expect(find(index, 'china cotton', 2)).toEqual(['N4', 'N2']);
    expect(find(index, 'air fryer')).toEqual([]);
  });

  it('count a word once, and a later text of a letter replaces the earlier one', () => {
    const changing = indexOf({ N1: 'hat hat hat', N2: 'hat' });
    expect(find(changing, 'hat hat')).toEqual(['N2', 'N1']);
    changing.add({ rulingNumber: 'N1', stems: ['cap'] });
    expect([changing.size, find(changing, 'hat'), find(changing, 'cap')]).toEqual([2, ['N2'], ['N1']]);
  });

  it('are the same as by adding up, over made-up subjects', () => {
    let seed = 7;
    const next = (limit: number): number => (seed = (seed * 16_807) % 2_147_483_647) % limit;
    const subjects = Array.from({ length: 400 }, (_, at): readonly [string, string[]] => [
      `N${at}`,
      [...new Set(Array.from({ length: 1 + next(8) }, () => `w${next(60)}`))],
    ]);
    const large = new RulingIndex();
    for (const [rulingNumber, stems] of subjects) large.add({ rulingNumber, stems });
    const average = subjects.reduce((sum, [, stems]) => sum + stems.length, 0) / subjects.length;
    for (let round = 0; round < 50; round += 1) {
      const asked = [...new Set([`w${next(60)}`, `w${next(60)}`, `w${next(60)}`])];
      const scoreOf = (stems: readonly string[]): number =>
        asked.reduce((sum, word) => {
          const held = subjects.filter(([, other]) => other.includes(word)).length;
          const rarity = Math.log(1 + subjects.length / Math.max(1, held));
          return stems.includes(word) ? sum + rarity / (0.25 + (0.75 * stems.length) / average) : sum;
        }, 0);
      const scores = new Map(subjects.map(([number, stems]) => [number, scoreOf(stems)]));
      const found = large.find(asked, 20);
      const expected = [...scores.values()].filter((score) => score > 0).sort((left, right) => right - left);
      expect(found.map((number) => scores.get(number)!.toFixed(9))).toEqual(
        expected.slice(0, 20).map((score) => score.toFixed(9)),
      );
    }
  });
});
