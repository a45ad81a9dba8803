import type { FeeSchedule } from '../engine/law.js';
import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import type { ComputedNumber } from './compare/article-law.js';
import type { JudgedArticle } from './compare/judge-article.js';
import { CENT } from './compare/same-amount.js';
import { createFinding, type Finding, type FindingCode } from './finding.js';
import { INFORMAL, type FiledEntry } from './group-entries.js';

/** The fees of an entry against 19 CFR 24.23 and 24.24; nothing where the file states none or a line was not computed. */
export function judgeFees(
  entry: FiledEntry,
  articles: readonly JudgedArticle[],
  fees: FeeSchedule | null,
): readonly Finding[] {
  if (fees === null || articles.some(({ law }) => law.status !== 'computed')) return [];
  return [...judgeProcessingFee(entry, articles, fees), ...judgeHarborFee(entry, articles, fees)];
}

function judgeProcessingFee(
  { merchandiseProcessingFee: filed, type }: FiledEntry,
  articles: readonly JudgedArticle[],
  fees: FeeSchedule,
): readonly Finding[] {
  // Informal entries pay a flat fee by the way they are filed, which no report states.
  if (filed === null || INFORMAL.has(type)) return [];
  const value = addFeeBearing(articles);
  const { mpfPercent, mpfMinimum, mpfMaximum, mpfCitations } = fees;
  const citations = mpfCitations.map(({ document }) => document);
  if (value.isZero()) {
    if (filed.isZero()) return [];
    const why = 'the merchandise processing fee was paid on an entry all of whose lines are exempt.';
    return [createFeeFinding('F02', why, { filed, lawful: ZERO, citations })];
  }
  const lawful = Decimal.min(Decimal.max(roundToCent(percentOf(mpfPercent, value)), mpfMinimum), mpfMaximum);
  if (filed.minus(lawful).abs().lessThanOrEqualTo(CENT.times(articles.length))) return [];
  const why =
    `the merchandise processing fee is ${mpfPercent.toFixed()}% of ${value.toFixed(2)}, at least ${mpfMinimum.toFixed(2)} ` +
    `and at most ${mpfMaximum.toFixed(2)} an entry: ${lawful.toFixed(2)}, ${filed.toFixed(2)} was filed.`;
  return [createFeeFinding('F01', why, { filed, lawful, citations })];
}

function judgeHarborFee(
  { harborMaintenanceFee: filed, transport }: FiledEntry,
  articles: readonly JudgedArticle[],
  fees: FeeSchedule,
): readonly Finding[] {
  if (filed === null || transport === null) return [];
  const { hmfPercent, hmfCitations } = fees;
  const citations = hmfCitations.map(({ document }) => document);
  const isOcean = articles.some(
    ({ law }) =>
      law.status === 'computed' && law.parts.some(({ atEntry }) => atEntry.harborMaintenanceFee.applicable),
  );
  if (!isOcean) {
    if (filed.isZero()) return [];
    const why = `the harbor maintenance fee is due on cargo unloaded from a vessel; the mode of transport is ${transport}.`;
    return [createFeeFinding('F03', why, { filed, lawful: ZERO, citations })];
  }
  const value = addCargo(articles);
  const lawful = roundToCent(percentOf(hmfPercent, value));
  if (filed.minus(lawful).abs().lessThanOrEqualTo(CENT.times(articles.length))) return [];
  const why = `the harbor maintenance fee is ${hmfPercent.toFixed()}% of ${value.toFixed(2)}: ${lawful.toFixed(2)}, ${filed.toFixed(2)} was filed.`;
  return [createFeeFinding('F04', why, { filed, lawful, citations })];
}

function createFeeFinding(code: FindingCode, why: string, { filed, lawful, citations }: Amounts): Finding {
  const difference = filed.minus(lawful);
  return createFinding({ code, severity: 'error', why, filed, lawful, difference, citations });
}

interface Amounts {
  readonly filed: Decimal;
  readonly lawful: Decimal;
  readonly citations: readonly string[];
}

function addFeeBearing(articles: readonly JudgedArticle[]): Decimal {
  return addParts(articles, ({ number, atEntry }) =>
    atEntry.merchandiseProcessingFee.applicable ? number.value : null,
  );
}

/** The whole customs value: what Chapter 98 leaves free of duty is cargo too. */
function addCargo(articles: readonly JudgedArticle[]): Decimal {
  return addParts(articles, ({ customsValue }) => customsValue);
}

function addParts(
  articles: readonly JudgedArticle[],
  read: (part: ComputedNumber) => Decimal | null,
): Decimal {
  let sum = ZERO;
  for (const { law } of articles)
    if (law.status === 'computed') for (const part of law.parts) sum = sum.plus(read(part) ?? ZERO);
  return sum;
}
