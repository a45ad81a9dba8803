import { beforeAll } from '@jest/globals';
import type { DutyArguments } from '../../../src/services/duty/arguments.js';
import { calculateDuty, type DutyAnswer } from '../../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { Problem } from '../../../src/terms/errors.js';
import { openDutyContext } from './duty-context.js';

/** A steel article of China for 10,000 dollars, and what a test changes about it. */
const ARTICLE: DutyArguments = { hts: '7326.90.86.88', origin: 'CN', value: '10000' };

let context: ServiceContext;
beforeAll(async () => {
  context = await openDutyContext();
}, 120_000);

export const getDutyContext = (): ServiceContext => context;

export const ask = (changes: Partial<DutyArguments> = {}): DutyAnswer =>
  calculateDuty({ ...ARTICLE, ...changes }, context);

export const total = (changes: Partial<DutyArguments> = {}): string | undefined =>
  ask(changes).result.totals.totalDuty?.toFixed(2);

/** The refusal as a plain object: `toMatchObject` looks at every member. */
export function problemOf(changes: Partial<DutyArguments>) {
  try {
    ask(changes);
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    const { kind, status, message, fields } = failure;
    return { kind, status, message, fields };
  }
  throw new Error('it was answered');
}

export const stated = (changes: Partial<DutyArguments>): Record<string, string> =>
  Object.fromEntries([...ask(changes).facts.stated].map(([key, value]) => [key, String(value)]));
