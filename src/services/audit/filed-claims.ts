import { findUnitedStatesPercent, METAL_OF_BASE, type Article, type MetalOf } from '../../audit/articles.js';
import type { Claim } from '../../audit/compare/article-law.js';
import type { FiledNumber } from '../../audit/filed-lines.js';
import type { DutyResult, Layer, NotApplied } from '../../engine/result.js';
import { parseCalendarDate, toNextDay, toPreviousDay } from '../../terms/calendar-date.js';
import { Decimal, HUNDRED } from '../../terms/decimal.js';
import type { FactArgument } from '../duty/arguments.js';
import { PREFERENCE } from '../../engine/facts.js';
import { CONTENT_KEYS, toContentKey, US_CONTENT } from '../../engine/portions.js';

interface Question {
  readonly article: Article;
  readonly number: FiledNumber;
  readonly result: DutyResult;
  /** Facts that are stated or claimed already. */
  readonly known: ReadonlyMap<string, FactArgument>;
  readonly metalOf: MetalOf;
}

/** The next fact that the filing claims and the answer does not know. Null: there is none. */
export function findClaim(question: Question): Claim | null {
  return findHeadingClaim(question) ?? findContentClaim(question);
}

/** A heading that was filed and fails on one fact alone claims that fact (19 USC 1484(a)(1)). */
function findHeadingClaim({ article, result, known }: Question): Claim | null {
  const applied = new Set(result.layers.map(({ heading }) => heading));
  for (const { number: heading } of article.headings) {
    if (applied.has(heading)) continue;
    const failed = result.notApplied.find((one) => one.heading === heading && one.flippedBy !== null);
    const claim = failed === undefined ? null : toClaim(failed, heading);
    if (claim !== null && !known.has(claim.fact)) return claim;
  }
  return null;
}

/** A determination by Customs is no claim of the importer. */
const NOT_CLAIMED: ReadonlySet<string> = new Set(['cbp_transshipment_determination', PREFERENCE]);

function toClaim({ flippedBy, because }: NotApplied, heading: string): Claim | null {
  if (flippedBy === null || NOT_CLAIMED.has(flippedBy.key)) return null;
  const value = toValue(flippedBy.value);
  return value === null ? null : { fact: flippedBy.key, value, from: heading, evidence: because };
}

const OPERATOR = /^(?:<=|>=|<|>)/;

/** A value that satisfies a limit: the nearest one. Null: none can be named. */
function toValue(text: string): string | null {
  const operator = OPERATOR.exec(text)?.[0];
  if (operator === undefined) return text;
  const limit = text.slice(operator.length).trim();
  if (operator === '<=' || operator === '>=') return limit;
  const date = parseCalendarDate(limit);
  if (date.ok) return operator === '<' ? toPreviousDay(date.value) : toNextDay(date.value);
  if (!/^\d+(\.\d+)?$/.test(limit)) return null;
  const step = operator === '<' ? '-0.01' : '0.01';
  return new Decimal(limit).plus(step).toFixed();
}

/** From an amount filed on a heading on metal content follows the content value: amount / rate. */
function findContentClaim({ article, number, result, known, metalOf }: Question): Claim | null {
  for (const layer of result.layers) {
    const share = findUnitedStatesShare(layer, { article, number, known });
    if (share !== null) return share;
    const metal = METAL_OF_BASE[layer.basis];
    if (metal === undefined) continue;
    const fact = toContentKey(metal);
    if (known.has(fact)) continue;
    const heading = findFiledFor(layer, { article, result, metalOf });
    const content = contentOf({ ...layer, heading }, { article, number });
    if (content !== null)
      return {
        fact,
        value: content.toFixed(),
        from: `the amount on ${heading}`,
        evidence: 'statement of the value of the metal content',
      };
  }
  return null;
}

/**
 * Whether an amount claims no metal content after all: the rest of the value would owe a heading that was not filed, so the
 * duty on the metal was charged at another rate or on less than its base.
 */
export function isRestUnfiled(
  { fact }: Claim,
  { headings }: Article,
  results: readonly [DutyResult, DutyResult],
) {
  if (!CONTENT_KEYS.includes(fact)) return false;
  const [known, claimed] = results.map(({ layers }) => layers);
  const listed = new Set([...headings.map(({ number }) => number), ...known!.map(({ heading }) => heading)]);
  return claimed!.some(({ heading, amount }) => amount?.isZero() !== true && !listed.has(heading));
}

/** The heading whose amount tells the content: the one that is due, or the one of another metal filed in its place. */
function findFiledFor(
  { heading }: Layer,
  { article, result, metalOf }: Pick<Question, 'article' | 'result' | 'metalOf'>,
): string {
  if (article.headings.some(({ number }) => number === heading)) return heading;
  const due = new Set(result.layers.map((layer) => layer.heading));
  const others = article.headings.filter(({ number }) => metalOf(number) !== null && !due.has(number));
  return others.length === 1 ? others[0]!.number : heading;
}

/** A heading charged on what is left beside United States content: the amount says how much that is. */
function findUnitedStatesShare(
  layer: Layer,
  { article, number, known }: Pick<Question, 'article' | 'number' | 'known'>,
): Claim | null {
  const { value } = number;
  if (known.get(US_CONTENT)?.value !== MIN_SHARE || value === null) return null;
  const evidence = 'proof of the share of United States content';
  const ofLines = findUnitedStatesPercent(article);
  if (ofLines !== null)
    return ofLines.greaterThan(MIN_SHARE)
      ? { fact: US_CONTENT, value: ofLines.toFixed(), from: 'the values of the lines', evidence }
      : null;
  const isOnTheRest =
    layer.baseValue?.equals(value.times(HUNDRED.minus(MIN_SHARE)).dividedBy(HUNDRED)) === true;
  const content = isOnTheRest ? contentOf(layer, { article, number }) : null;
  if (content === null) return null;
  const share = HUNDRED.minus(content.times(HUNDRED).dividedBy(value)).toDecimalPlaces(4);
  if (share.lessThan(MIN_SHARE) || share.equals(MIN_SHARE)) return null;
  const from = `the amount on ${layer.heading}`;
  return {
    fact: US_CONTENT,
    value: share.toFixed(),
    from,
    evidence,
  };
}

/** The share that the exempting heading asks for, taken until an amount says more. */
const MIN_SHARE = '20';

function contentOf(
  { heading, ratePercent }: Pick<Layer, 'heading' | 'ratePercent'>,
  { article, number }: Pick<Question, 'article' | 'number'>,
): Decimal | null {
  const filed = article.headings.find((one) => one.number === heading)?.duty ?? null;
  if (filed === null || filed.isZero() || ratePercent === null || ratePercent.isZero()) return null;
  const content = filed.times(HUNDRED).dividedBy(ratePercent).toDecimalPlaces(2);
  const value = number.value;
  return value !== null && content.lessThan(value) ? content : null;
}
