import { toCsv } from '../terms/csv.js';
import { Decimal } from '../terms/decimal.js';
import type { TableColumn } from '../terms/table-cell.js';
import type { Part } from './part.js';
import { ANSWER_HEADERS, PART_HEADERS, type PartField } from './read-parts.js';

/** What an answer says of one part, as the columns of `ANSWER_HEADERS`. */
export interface PartAnswer {
  readonly part: Part;
  readonly status: string;
  readonly duty: Decimal | null;
  readonly rate: Decimal | null;
  readonly lower: Decimal | null;
  readonly upper: Decimal | null;
  readonly headings: readonly string[];
  readonly questions: readonly { readonly fact: string; readonly question: string }[];
  readonly remark: string | null;
}

export type PartCell = string | Decimal | null;

const FIELDS = Object.keys(PART_HEADERS) as readonly PartField[];
/** Inputs that are no facts of the vocabulary: a column of their own, or none. */
const NO_FACT: ReadonlySet<string> = new Set([...FIELDS, 'value', 'date', 'qty', 'qty2', 'degrees']);
/** Amounts of an answer; values that a caller stated keep their digits. */
const MONEY: ReadonlySet<string> = new Set(['Duty', 'Landed Before Fees', 'Lower', 'Upper']);
const MEASURE = /^measures?\.(\w+)$/;

/** The parts with their answers, in columns that the reader takes back in: one for each fact that is stated or asked. */
export function toPartsTable(answers: readonly PartAnswer[], pricedOn: string) {
  const facts = new Set<string>();
  const measures = new Set<string>();
  for (const { part, questions } of answers) {
    Object.keys(part.facts).forEach((key) => facts.add(key));
    Object.keys(part.measures).forEach((key) => measures.add(key));
    for (const { fact } of questions) {
      const measure = MEASURE.exec(fact)?.[1];
      if (measure !== undefined) measures.add(measure);
      else if (/^\w+$/.test(fact) && !NO_FACT.has(fact)) facts.add(fact);
    }
  }
  const [factKeys, measureKeys] = [[...facts].sort(), [...measures].sort()];
  const names = [
    ...FIELDS.map((field) => PART_HEADERS[field][0]),
    ...measureKeys.map((key) => `measure.${key}`),
    ...factKeys.map((key) => `fact.${key}`),
    ...ANSWER_HEADERS,
  ];
  const rows = answers.map((answer): readonly PartCell[] => {
    const { part } = answer;
    return [
      ...FIELDS.map((field) => part[field]),
      ...measureKeys.map((key) => part.measures[key] ?? null),
      ...factKeys.map((key) => part.facts[key] ?? null),
      ...answerCells(answer, pricedOn),
    ];
  });
  return { columns: names.map((name): TableColumn => [name, MONEY.has(name) ? 'money' : 'text']), rows };
}

function answerCells(
  { part, status, duty, rate, ...answer }: PartAnswer,
  pricedOn: string,
): readonly PartCell[] {
  const landed = duty === null || part.annualValue === null ? null : part.annualValue.plus(duty);
  const asked = answer.questions.map(({ fact, question }) => `${fact}: ${question}`).join(' | ');
  return [
    ...[status, pricedOn, duty, rate, landed, answer.lower, answer.upper],
    ...[answer.headings.join(' '), asked || null, answer.remark],
  ];
}

/** A table as CSV text. */
export function writeTableCsv({
  columns,
  rows,
}: {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly PartCell[])[];
}): string {
  return toCsv(
    columns.map(([name]) => name),
    rows.map((row) => row.map(toCsvCell)),
  );
}

/** A number is no text, whose sign a spreadsheet could run. */
function toCsvCell(cell: PartCell): string | number | null {
  return cell instanceof Decimal ? cell.toNumber() : cell;
}
