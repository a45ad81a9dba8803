import { toCsvLines } from '../../../src/terms/csv.js';
import { DutyDocument } from '../generated/operations.js';
import type { AnswerFragment } from '../generated/operations.js';
import { toDutyInput } from './duty-input.js';
import { addressOf, type Question } from './question.js';

const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The question as a command. The key stays a name: what is copied may be passed on. */
export function toCurl(origin: string, question: Question): string {
  const address = origin + addressOf('/v1/duty/calculate', question);
  return `curl -s -H "Authorization: Bearer $DUTYGRAPH_API_KEY" ${quoteForShell(address)}`;
}

/** The question as a body for POST /graphql. */
export function toGraphqlBody(question: Question): string {
  const body = { query: String(DutyDocument).trim(), variables: { input: toDutyInput(question) } };
  return JSON.stringify(body, null, 2);
}

/** The layers of an answer, its fees and totals, one line each. */
export function layersToCsv(answer: AnswerFragment): string {
  const head = ['heading', 'authority', 'rate', 'basis', 'baseValue', 'amount', 'ending', 'citations'];
  const layers = answer.layers.map((layer) => [
    layer.heading,
    layer.authority,
    layer.rateText,
    layer.basis,
    layer.baseValue,
    layer.amount,
    layer.ending,
    layer.citations.map(({ document }) => document).join('; '),
  ]);
  const { totals } = answer;
  const sum = (name: string, amount: string | null) => [name, '', '', '', '', amount, '', ''];
  return toCsvLines([
    head,
    ...layers,
    sum('merchandise processing fee', totals.merchandiseProcessingFee),
    sum('harbor maintenance fee', totals.harborMaintenanceFee),
    sum('total duty', totals.totalDuty),
    sum('duty and fees', totals.totalLandedDuty),
    sum('landed cost', totals.landedCost),
  ]);
}
