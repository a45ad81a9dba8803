import { calculateDuty as calculate } from '../../src/engine/calculate-duty.js';
import type { DutyResult } from '../../src/engine/result.js';
import { screenGoodsOf } from '../../src/services/duty/screened-line.js';
import { NOTHING_SAID } from '../../src/adcvd/scope/product.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import type { DutyQuestion } from '../questions.js';
import type { Sent } from './load.js';
import { SAMPLED } from './sample-bodies.js';

export interface Sampled {
  readonly snapshot: Snapshot;
  readonly questions: readonly DutyQuestion[];
  /** Of the questions, in the same order. */
  readonly requests: readonly Sent[];
}

interface Answer {
  readonly dutyInfo: {
    readonly layers: readonly {
      readonly heading: string;
      readonly ending: string;
      readonly amount?: string;
    }[];
    readonly totals: Readonly<Record<string, string | undefined>>;
    readonly bounds: { readonly low?: string; readonly high?: string };
    readonly calculationComplete: boolean;
  };
}

/** Asks some of the questions over HTTP and of the engine itself. @throws when an answer is another */
export async function countDifferences(
  url: string,
  { snapshot, questions, requests }: Sampled,
): Promise<string> {
  const step = Math.floor(requests.length / SAMPLED);
  let compared = 0;
  for (let at = 0; compared < SAMPLED; at += step, compared += 1) {
    const { path, headers } = requests[at]!;
    const { dutyInfo } = (await (await fetch(url + path, headers && { headers })).json()) as Answer;
    const [served, direct] = [figuresOf(dutyInfo), engineFigures(questions[at]!, snapshot)];
    if (served !== direct) throw new Error(`${path}\nserved ${served}\nengine ${direct}`);
  }
  return `${compared} sampled bodies equal a direct call of the engine`;
}

function figuresOf({ layers, totals, bounds }: Answer['dutyInfo']): string {
  const { columnDuty, entryDuties, totalDuty, totalLandedDuty, landedCost } = totals;
  return JSON.stringify([
    layers.map(({ heading, ending, amount }) => [heading, ending, amount ?? null]),
    [columnDuty, entryDuties, totalDuty, totalLandedDuty, landedCost, bounds.low, bounds.high].map(
      (one) => one ?? null,
    ),
  ]);
}

function engineFigures({ line, facts }: DutyQuestion, snapshot: Snapshot): string {
  const { layers, totals, bounds }: DutyResult = calculate(facts, lawOf({ line, facts }, snapshot));
  const { columnDuty, entryDuties, totalDuty, totalLandedDuty, landedCost } = totals;
  return JSON.stringify([
    layers.map(({ heading, ending, amount }) => [heading, ending, amount?.toFixed() ?? null]),
    [columnDuty, entryDuties, totalDuty, totalLandedDuty, landedCost, bounds.low, bounds.high].map(
      (one) => one?.toFixed() ?? null,
    ),
  ]);
}

/** The law with the AD/CVD orders of the line: nothing is said of the goods. */
function lawOf({ line, facts }: Pick<DutyQuestion, 'line' | 'facts'>, snapshot: Snapshot) {
  const goods = { product: NOTHING_SAID, producer: null, exporter: null, declared: new Map<never, never>() };
  const context = { snapshot } as Parameters<typeof screenGoodsOf>[1]['context'];
  return screenGoodsOf(line, { facts, goods, context, published: undefined }, (law) => law).law;
}
