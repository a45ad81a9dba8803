import { DutyDocument } from '../generated/operations.js';
import type { AnswerFragment } from '../generated/operations.js';
import { toDutyInput } from './duty-input.js';
import { addressOf, type Question } from './question.js';

const quoteForShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The question as a command. The key stays a name: what is copied may be passed on. */
export function toCurl(origin: string, question: Question): string {
  const address = origin + addressOf('/v1/duty/calculate', question);
  return `curl -s -H "Authorization: Bearer $DUTYGRAPH_KEY" ${quoteForShell(address)}`;
}

/** The question as a body for POST /graphql. */
export function toGraphqlBody(question: Question): string {
  const body = { query: String(DutyDocument).trim(), variables: { input: toDutyInput(question) } };
  return JSON.stringify(body, null, 2);
}

/** Cells as comma-separated values (RFC 4180). */
export function toCsv(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  const cell = (value: string | number | null | undefined): string => {
    const text = String(value ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(cell).join(',') + '\r\n').join('');
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
  return toCsv([
    head,
    ...layers,
    sum('merchandise processing fee', totals.merchandiseProcessingFee),
    sum('harbor maintenance fee', totals.harborMaintenanceFee),
    sum('total duty', totals.totalDuty),
    sum('duty and fees', totals.totalLandedDuty),
    sum('landed cost', totals.landedCost),
  ]);
}
