import { classifyGoods, type Classification } from '../../classify/classify-goods.js';
import type { GoodsModel } from '../../search/goods/goods-model.js';
import { lawOf, MAX_SUBHEADINGS } from '../../services/classification/law-of.js';
import { chooseEdition } from '../../services/hts/edition.js';
import type { ServiceContext } from '../../services/service-context.js';

/** A description and the numbers of which one is right; none: it names no goods. */
export interface Item {
  readonly text: string;
  /** Digits, six or more. */
  readonly codes: readonly string[];
}

/** What became of one description. */
export interface Outcome {
  readonly item: Item;
  /** Place of the right number among the distinct numbers of so many digits, from 0; -1: it is not among them. */
  readonly ranks: ReadonlyMap<number, number>;
  /** Null: refused as too vague. */
  readonly tier: 'high' | 'medium' | 'low' | null;
  readonly score: number;
  readonly asks: boolean;
  readonly milliseconds: number;
}

export const DIGITS = [4, 6, 8, 10] as const;
const CANDIDATES = 40;

/** Classifies one description after another on the schedule of the context's day, without ruling letters. */
export async function evaluate(
  items: readonly Item[],
  model: GoodsModel,
  context: ServiceContext,
): Promise<readonly Outcome[]> {
  const edition = chooseEdition({}, context);
  const outcomes: Outcome[] = [];
  for (const item of items) {
    const law = {
      ...(await lawOf(item.text, edition, context)),
      everyday: (text: string) => model.rank(text, MAX_SUBHEADINGS),
    };
    const started = performance.now();
    const goods = { description: item.text, material: null, use: null, form: null };
    const found = classifyGoods({ ...goods, keeps: [], most: CANDIDATES }, law);
    outcomes.push({ ...judge(item, found), milliseconds: performance.now() - started });
  }
  return outcomes;
}

function judge(item: Item, { candidates, answer, question }: Classification): Omit<Outcome, 'milliseconds'> {
  const rankAt = (digits: number): number => {
    const right = new Set(item.codes.map((code) => code.slice(0, digits)));
    const numbers = [...new Set(candidates.map((one) => one.digits.slice(0, digits)))];
    return numbers.findIndex((number) => right.has(number));
  };
  return {
    item,
    ranks: new Map(DIGITS.map((digits) => [digits, rankAt(digits)])),
    tier: answer?.confidence.tier ?? null,
    score: answer?.confidence.score ?? 0,
    asks: question !== null,
  };
}
