import { Decimal, sum, ZERO } from '../../terms/decimal.js';
import type { Article } from '../articles.js';
import { createFinding, type Finding } from '../finding.js';
import { addDeposits, addDuties, hasUnread, isTotalOnly, type FiledNumber } from '../filed-lines.js';
import { compareArticle, type Comparison } from './compare-article.js';
import { placeOf } from './other-findings.js';
import { CENT } from './same-amount.js';
import { readOwed, takeAsOwed, type Owed } from './take-as-owed.js';

type Question = Parameters<typeof compareArticle>[0];

/** A comparison of what the file states, and what it does not state. */
export interface FilingComparison {
  /** With the amounts that were compared. */
  readonly article: Article;
  readonly comparison: Comparison;
  /** Numbers that a duty is due on and that the file states none for: absent is not zero, so they are not compared. */
  readonly unstated: readonly FiledNumber[];
  /** The lawful duty of the unstated numbers, but for that of void authorities. */
  readonly assumed: Decimal;
}

/** Compares an article in what the file states of it: a number without an amount is taken at its lawful one. */
export function compareFiling(question: Question): FilingComparison {
  const owed = readOwed(question.article, question.parts);
  if (question.article.lines.some(isTotalOnly)) return compareTotal(question, owed);
  const unstated = listNumbersOf(question.article).filter((one) => isUnstated(one, owed));
  const assumed = unstated.reduce((total, { number }) => {
    const { amount = null, isVoid = false } = owed.get(number) ?? {};
    return amount === null || isVoid ? total : total.plus(amount);
  }, ZERO);
  const comparison = compareArticle(takeAsOwed(question, owed));
  return { article: question.article, comparison, unstated, assumed };
}

function listNumbersOf({ headings, commodities }: Article): readonly FiledNumber[] {
  return [...headings, ...commodities];
}

function isUnstated({ number, duty, rows }: FiledNumber, owed: ReadonlyMap<string, Owed>): boolean {
  if (duty !== null) return false;
  return owed.get(number)?.amount.isZero() === false || rows.some((row) => hasUnread(row, 'tariffDuty'));
}

/**
 * The file has one amount for several numbers, so that amount alone is compared. What it is more or less than the law asks
 * for the numbers that were filed is looked for on the number that is most likely wrong.
 */
function compareTotal(question: Question, owed: ReadonlyMap<string, Owed>): FilingComparison {
  const { article, parts } = question;
  const taken = takeAsOwed(question, owed);
  const base = compareArticle(taken);
  const done = (comparison: Comparison, compared: Article): FilingComparison => ({
    ...{ article: { ...compared, filedDuty: article.filedDuty }, comparison, unstated: [], assumed: ZERO },
  });
  const tolerance = CENT.times(article.headings.length + 1);
  const isNothing = (amount: Decimal): boolean => amount.abs().lessThanOrEqualTo(tolerance);
  const lawful = sum(parts.map(({ atEntry }) => atEntry.totals.entryDuties));
  if (lawful === null || isNothing(article.filedDuty.minus(lawful)))
    return done({ ...base, components: [] }, taken.article);
  const numbers = [...listNumbersOf(taken.article), ...taken.article.claims98];
  const rest = article.filedDuty.minus(addDuties(numbers));
  if (isNothing(rest)) return done(base, taken.article);
  if (isNothing(rest.minus(addDeposits(article.lines))))
    return { ...done(base, taken.article), article: { ...taken.article, filedDuty: addDuties(numbers) } };
  const suspect = findSuspect(question, owed, rest);
  const amount = Decimal.max(ZERO, (owed.get(suspect)?.amount ?? ZERO).plus(rest));
  const found = takeAsOwed(question, new Map([...owed, [suspect, { amount, isVoid: false }]]));
  const comparison = compareArticle(found);
  return done({ ...comparison, components: comparison.components.map(sayTotal) }, found.article);
}

function sayTotal<T extends { readonly why: string }>(component: T): T {
  return {
    ...component,
    why: `${component.why}, as far as the total of the line shows, which alone is stated`,
  };
}

/** The number that a total differs on: first one that the data do not model or that is not due, then one that is. */
function findSuspect({ article }: Question, owed: ReadonlyMap<string, Owed>, rest: Decimal): string {
  const open = article.headings.filter(({ duty }) => duty === null);
  const notDue = rest.isNegative() ? undefined : open.find(({ number }) => !owed.has(number));
  const due = open.find(({ number }) => owed.get(number)?.amount.isZero() === false);
  const goods = article.commodities.find(({ duty }) => duty === null) ?? article.commodities[0]!;
  return (notDue ?? due ?? goods).number;
}

/** Cells that decide the duty of a line. */
const DECIDING = [
  'entryDate',
  'privilegedDate',
  'tariffValue',
  'lineValue',
  'tariffDuty',
  'lineDuty',
] as const;

/** Whether the file leaves open what was filed: a cell that decides it is not stated or cannot be read. */
export function isFilingOpen({ lines }: Article, unstated: readonly FiledNumber[]): boolean {
  if (unstated.length > 0) return true;
  return lines.some(({ records }) => records.some((record) => hasUnread(record, ...DECIDING)));
}

/** Duties that are due and that the file does not state. */
export function findUnstated(article: Article, unstated: readonly FiledNumber[]): readonly Finding[] {
  // A cell that cannot be read is told by itself.
  const absent = unstated.filter(({ rows }) => !rows.some((row) => hasUnread(row, 'tariffDuty')));
  if (absent.length === 0) return [];
  const numbers = absent.map(({ number }) => number).join(', ');
  const why = `the file states no duty for ${numbers}, which is not zero: it is not compared, and what was filed on the line is more than its other numbers come to.`;
  return [createFinding({ ...placeOf(article), code: 'D06', severity: 'advisory', why })];
}
