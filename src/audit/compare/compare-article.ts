import type { Layer } from '../../engine/result.js';
import { HUNDRED, ZERO, type Decimal } from '../../terms/decimal.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Article } from '../articles.js';
import type { Component } from '../finding.js';
import type { FiledNumber } from '../filed-lines.js';
import type { Claim, ComputedNumber, RulesOf } from './article-law.js';
import { compareColumns, pairWithColumn, type Lawful } from './compare-columns.js';
import { citationsOf, toComponent } from './component.js';
import { isSameAmount } from './same-amount.js';
import { judgeHeading } from './judge-heading.js';
import { pairSubstitutes } from './pair-substitutes.js';

export interface Comparison {
  /** Headings whose filed and lawful amounts differ. */
  readonly components: readonly Component[];
  /** Headings without a rule in the data, and provisions of Chapter 98 that may have a duty: theirs counts as filed. */
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
  readonly claims: readonly Claim[];
  readonly rulesOf: RulesOf;
}

/** Compares each number filed with the layers of the law, heading by heading. */
export function compareArticle(question: Question): Comparison {
  const { article, parts, claims, rulesOf } = question;
  const lawful = collectLayers(parts);
  const known = article.headings.filter(({ number }) => lawful.has(number) || rulesOf(number).length > 0);
  const charged98 = article.claims98.filter(({ duty }) => duty?.isZero() === false);
  const freed = charged98.filter(({ number }) => claims.some(({ from }) => from === number));
  const notAudited = [...article.headings, ...charged98].filter(
    (one) => !known.includes(one) && !freed.includes(one),
  );
  const paired = pairWithColumn({ article, parts, lawful, known });
  const components = [
    ...paired.components,
    ...compareFiled(question, { known, lawful, done: paired.done }),
    ...listMissing(lawful, { known, done: paired.done }),
    ...(paired.columnDone ? [] : compareColumns(article, parts)),
    ...freed.map((one) => toFreedDuty(one, parts)),
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

/** Duty on the value that a provision of Chapter 98 frees. */
function toFreedDuty({ number, duty }: FiledNumber, parts: readonly ComputedNumber[]): Component {
  const filed = duty ?? ZERO;
  const column = parts.flatMap(({ atEntry }) => atEntry.layers).find(({ kind }) => kind === 'column');
  return {
    code: 'T05',
    heading: number,
    filed,
    lawful: ZERO,
    difference: filed,
    authorityType: column?.authorityType ?? 'other',
    why: `${number} frees the value beside it of duty: ${filed.toFixed(2)} was filed on it`,
    citations: [`HTSUS Chapter 98 heading ${number}`],
    confidence: 'high',
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
    const admitted = article.zone.day;
    const judged = judgeHeading({ heading, date, admitted, rules, layers, notApplied });
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
