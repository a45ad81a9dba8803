import type { Layer } from '../../engine/result.js';
import { HUNDRED, ZERO, type Decimal } from '../../terms/decimal.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Article } from '../articles.js';
import type { Component, FindingCode } from '../finding.js';
import { addDuties, type FiledNumber } from '../group-entries.js';
import type { ComputedNumber, RulesOf } from './article-law.js';
import { isSameAmount } from './same-amount.js';
import { judgeHeading } from './judge-heading.js';
import { pairSubstitutes } from './pair-substitutes.js';

/** Layers of these kinds say what column 1 and they come to together. */
const TOTAL_KINDS: ReadonlySet<Layer['kind']> = new Set(['floor', 'in_lieu']);

export interface Comparison {
  /** Headings whose filed and lawful amounts differ. */
  readonly components: readonly Component[];
  /** Headings without a rule in the data: their duty counts as filed. */
  readonly notAudited: readonly FiledNumber[];
  /** Lawful layers whose amount cannot be computed from what was filed. */
  readonly open: readonly Layer[];
  /** Exempting headings that are due and were not filed: no money. */
  readonly unfiledExemptions: readonly string[];
}

interface Question {
  readonly article: Article;
  readonly parts: readonly ComputedNumber[];
  readonly date: CalendarDate;
  readonly rulesOf: RulesOf;
}

/** Lawful amounts by heading; several commodity numbers of one line add up. */
interface Lawful {
  readonly layer: Layer;
  amount: Decimal | null;
}

/** Compares each number filed with the layers of the law, heading by heading. */
export function compareArticle(question: Question): Comparison {
  const { article, parts, rulesOf } = question;
  const lawful = collectLayers(parts);
  const known = article.headings.filter(({ number }) => lawful.has(number) || rulesOf(number).length > 0);
  const notAudited = article.headings.filter((one) => !known.includes(one));
  const paired = pairWithColumn(question, lawful, known);
  const components = [
    ...paired.components,
    ...compareFiled(question, { known, lawful, done: paired.done }),
    ...listMissing(lawful, { known, done: paired.done }),
    ...(paired.columnDone ? [] : compareColumns(article, parts)),
  ];
  return {
    components: pairSubstitutes(components, rulesOf),
    notAudited,
    open: [...lawful.values()].filter(({ amount }) => amount === null).map(({ layer }) => layer),
    unfiledExemptions: [...lawful.values()]
      .filter(({ layer }) => layer.kind === 'exempt' && !known.some(({ number }) => number === layer.heading))
      .map(({ layer }) => layer.heading),
  };
}

function collectLayers(parts: readonly ComputedNumber[]): Map<string, Lawful> {
  const lawful = new Map<string, Lawful>();
  for (const { atEntry } of parts)
    for (const layer of atEntry.layers) {
      if (layer.kind === 'column' || layer.kind === 'adcvd' || !/^\d{4}\./.test(layer.heading)) continue;
      const held = lawful.get(layer.heading);
      if (held === undefined) lawful.set(layer.heading, { layer, amount: layer.amount });
      else
        held.amount = held.amount === null || layer.amount === null ? null : held.amount.plus(layer.amount);
    }
  return lawful;
}

interface Paired {
  readonly components: readonly Component[];
  readonly done: ReadonlySet<string>;
  readonly columnDone: boolean;
}

/** Customs wants the whole of a total rate on the Chapter 99 number; the law states it as column 1 and a top-up. */
function pairWithColumn(
  { article, parts }: Question,
  lawful: ReadonlyMap<string, Lawful>,
  known: readonly FiledNumber[],
): Paired {
  const total = [...lawful.values()].find(({ layer }) => TOTAL_KINDS.has(layer.kind));
  const filed = known.find(({ number }) => number === total?.layer.heading);
  if (total === undefined || filed === undefined || total.amount === null)
    return { components: [], done: new Set(), columnDone: false };
  const column = addColumns(parts);
  if (column === null) return { components: [], done: new Set([filed.number]), columnDone: true };
  const filedColumn = addDuties(article.commodities);
  const filedTotal = filedColumn.plus(filed.duty ?? ZERO);
  const lawfulTotal = column.plus(total.amount);
  const done = new Set([filed.number]);
  if (isSameAmount(filedTotal, lawfulTotal)) return { components: [], done, columnDone: true };
  const isOnTop =
    isSameAmount(filed.duty ?? ZERO, lawfulTotal) && isSameAmount(filedTotal.minus(lawfulTotal), filedColumn);
  const rate = total.layer.rateText;
  const component = toComponent(
    total.layer,
    { filed: filedTotal, lawful: lawfulTotal },
    {
      code: isOnTop ? 'T11' : 'T04',
      why: isOnTop
        ? `${filed.number} is a total of ${rate} that includes the duty of column 1: ${filedColumn.toFixed(2)} was charged on top of it`
        : `${filed.number} and the duty of column 1 come to ${lawfulTotal.toFixed(2)} (${rate})`,
    },
  );
  return { components: [component], done, columnDone: true };
}

interface Filed {
  readonly known: readonly FiledNumber[];
  readonly lawful: ReadonlyMap<string, Lawful>;
  readonly done: ReadonlySet<string>;
}

function compareFiled(
  { article, parts, date, rulesOf }: Question,
  { known, lawful, done }: Filed,
): readonly Component[] {
  const layers = parts.flatMap(({ atEntry }) => atEntry.layers);
  return known.flatMap((filed): readonly Component[] => {
    const { number: heading } = filed;
    if (done.has(heading)) return [];
    const amount = filed.duty ?? ZERO;
    const due = lawful.get(heading);
    if (due !== undefined) {
      if (due.amount === null || isSameAmount(amount, due.amount)) return [];
      const isWhole = parts.some(({ customsValue }) => isOnWholeValue(amount, due, customsValue));
      const isRate = !isWhole && isAtOtherRate(filed, { article, rules: rulesOf(heading), due });
      const code = isRate ? 'T04' : 'T05';
      const why = `${heading} is ${due.layer.computation}: ${amount.toFixed(2)} was filed`;
      return [toComponent(due.layer, { filed: amount, lawful: due.amount }, { code, why })];
    }
    if (amount.isZero()) return [];
    const rules = rulesOf(heading);
    const notApplied = parts.flatMap(({ atEntry }) => atEntry.notApplied);
    const judged = judgeHeading({ heading, date, rules, layers, notApplied });
    const [rule] = rules;
    return [
      {
        ...judged,
        heading,
        filed: amount,
        lawful: ZERO,
        difference: amount,
        authorityType: rule?.authorityType ?? 'other',
        citations: rule === undefined ? [] : citationsOf(rule.citations),
        confidence: rule?.confidence ?? 'low',
      },
    ];
  });
}

/** Whether the right rate was charged on the whole customs value, of which a part alone is dutiable. */
function isOnWholeValue(duty: Decimal, { layer, amount }: Lawful, customsValue: Decimal | null): boolean {
  const { baseValue } = layer;
  if (baseValue === null || amount === null || customsValue === null) return false;
  if (baseValue.isZero() || baseValue.equals(customsValue)) return false;
  return isSameAmount(amount.times(customsValue).dividedBy(baseValue).toDecimalPlaces(2), duty);
}

/** Whether the filed amount is the value at another rate that the heading has or had: else the base is wrong. */
function isAtOtherRate(
  { duty }: FiledNumber,
  {
    article,
    rules,
    due,
  }: { readonly article: Article; readonly rules: ReturnType<RulesOf>; readonly due: Lawful },
): boolean {
  const base = due.layer.baseValue ?? article.commodities[0]?.value ?? null;
  if (base === null || base.isZero() || duty === null) return true;
  const rates = rules.flatMap(({ rate }) =>
    'percent' in rate && rate.percent !== null ? [rate.percent] : [],
  );
  if (rates.some((percent) => isSameAmount(base.times(percent).dividedBy(HUNDRED).toDecimalPlaces(2), duty)))
    return true;
  return due.layer.basis === 'full_value' && base.equals(article.commodities[0]?.value ?? ZERO);
}

function listMissing(
  lawful: ReadonlyMap<string, Lawful>,
  { known, done }: Pick<Filed, 'known' | 'done'>,
): readonly Component[] {
  return [...lawful.values()].flatMap(({ layer, amount }): readonly Component[] => {
    const isFiled = done.has(layer.heading) || known.some(({ number }) => number === layer.heading);
    if (isFiled || amount === null || amount.isZero()) return [];
    const why = `${layer.heading} (${layer.authority}) is due on the entry date and was not filed on this line: ${layer.computation}`;
    return [toComponent(layer, { filed: ZERO, lawful: amount }, { code: 'T01', why })];
  });
}

function compareColumns(article: Article, parts: readonly ComputedNumber[]): readonly Component[] {
  return parts.flatMap(({ number, atEntry }): readonly Component[] => {
    const column = atEntry.layers.find(({ kind }) => kind === 'column');
    if (column?.amount === null || column === undefined || number.duty === null) return [];
    if (isSameAmount(number.duty, column.amount)) return [];
    const isUnderpaid = number.duty.lessThan(column.amount);
    const isClaimLost = article.spi !== null && isUnderpaid && atEntry.column !== 'special';
    const code = isClaimLost ? 'T14' : isOtherColumn(atEntry.column, number, column) ? 'T12' : 'T13';
    const why = isClaimLost
      ? `${article.spi} is not available for the line, the origin and the date: the duty is ${column.computation} (${column.rateText})`
      : `the duty of ${column.heading} is ${column.computation} (${column.rateText}): ${number.duty.toFixed(2)} was filed`;
    return [toComponent(column, { filed: number.duty, lawful: column.amount }, { code, why })];
  });
}

function isOtherColumn(
  lawful: 'general' | 'special' | 'column2',
  number: FiledNumber,
  column: Layer,
): boolean {
  return lawful === 'column2' && number.duty !== null && number.duty.lessThan(column.amount ?? ZERO);
}

function addColumns(parts: readonly ComputedNumber[]): Decimal | null {
  let sum = ZERO;
  for (const { atEntry } of parts) {
    if (atEntry.totals.columnDuty === null) return null;
    sum = sum.plus(atEntry.totals.columnDuty);
  }
  return sum;
}

function toComponent(
  layer: Layer,
  { filed, lawful }: { readonly filed: Decimal; readonly lawful: Decimal },
  { code, why }: { readonly code: FindingCode; readonly why: string },
): Component {
  return {
    code,
    heading: layer.heading,
    filed,
    lawful,
    difference: filed.minus(lawful),
    authorityType: layer.authorityType,
    why,
    citations: citationsOf(layer.citations),
    confidence: layer.confidence,
  };
}

function citationsOf(citations: Layer['citations']): readonly string[] {
  return citations.map(({ document, locator }) => (locator === null ? document : `${document} ${locator}`));
}
