import { beforeAll, describe, expect, it } from '@jest/globals';
import { classify, rankOf, readItems, readLaw, type Item } from '../../bench/classification-items.js';
import type { ClassificationLaw } from '../../src/classify/classification-law.js';
import { pathOf } from '../../src/classify/classification-law.js';
import type { Classification } from '../../src/classify/classify-goods.js';

/**
 * Classification of ruling-style descriptions without any model, on all items; bench/classify.ts prints the halves.
 * Descriptions and numbers only: the reasoning of the items is never read.
 */
let law: ClassificationLaw;
let answers: readonly { readonly item: Item; readonly answer: Classification }[];

beforeAll(() => {
  law = readLaw();
  answers = readItems().map((item) => ({ item, answer: classify(item.description, law) }));
}, 120_000);

const shareWithin = (digits: number, most: number, some = answers): number => {
  const ranks = some.map(({ item, answer }) => rankOf(answer, item, digits));
  return ranks.filter((rank) => rank >= 0 && rank < most).length / some.length;
};

describe('classification without a model', () => {
  it('finds the subheading first for at least 35%, among five for at least 60%', () => {
    expect(answers).toHaveLength(199);
    expect(shareWithin(6, 1)).toBeGreaterThanOrEqual(0.35);
    expect(shareWithin(6, 5)).toBeGreaterThanOrEqual(0.6);
  });

  it('is right at six digits at least four times of five where it is sure, and seldom where it is not', () => {
    const within = (tier: string) => answers.filter(({ answer }) => answer.answer?.confidence.tier === tier);
    expect(within('high').length).toBeGreaterThanOrEqual(5);
    expect(shareWithin(6, 1, within('high'))).toBeGreaterThanOrEqual(0.8);
    expect(shareWithin(6, 1, within('medium'))).toBeGreaterThanOrEqual(0.5);
    expect(shareWithin(6, 1, within('low'))).toBeLessThan(shareWithin(6, 1, within('medium')));
  });

  it('answers with numbers of the schedule, as many digits as the evidence carries', () => {
    for (const { answer } of answers.map(({ answer: { answer } }) => ({ answer }))) {
      if (answer === null) continue;
      expect([6, 8, 10]).toContain(answer.number.length);
      const lines = law
        .linesOf(answer.number.slice(0, 4))
        .map(({ row }) => String(row.htsNumber).padEnd(10, '0'));
      expect(lines.some((line) => line.startsWith(answer.number))).toBe(true);
    }
  });

  it('quotes its sources word for word', () => {
    const notes = new Map(law.notes.map(({ noteId, quote }) => [noteId, quote]));
    let quoted = 0;
    for (const { item, answer } of answers) {
      for (const { confidence } of answer.facts)
        for (const phrase of confidence.supportingPhrases) expect(item.description).toContain(phrase);
      for (const { row, quotes, confidence } of answer.candidates.slice(0, 10)) {
        const texts = pathOf(row).map((one) => one.row.description);
        expect(quotes.length).toBeGreaterThan(0);
        for (const { text } of quotes) {
          expect(texts.some((known) => known.includes(text))).toBe(true);
          expect(confidence.supportingPhrases).toContain(text);
          quoted += 1;
        }
      }
      for (const { kind, text, source } of answer.steps.flatMap(({ quotes }) => quotes)) {
        if (kind === 'note') expect(notes.get(source)).toBe(text);
        if (kind === 'goods') expect(item.description).toContain(text);
      }
    }
    expect(quoted).toBeGreaterThan(1000);
  });
});
