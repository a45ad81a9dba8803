import { PROVISION } from '../../../engine/chapter98.js';
import { keysOf } from '../../../engine/conditions.js';
import type { Snapshot } from '../../../store/snapshot/snapshot.js';
import type { NoteEffect } from '../../../store/snapshot/note-records.js';
import type { DutyAnswer } from '../calculate-duty.js';
import { selectRulesUnder } from './relevant-effects.js';

export type Applicability = 'matched' | 'not_matched' | 'unknown';
type Parity = 'already_accounted_for' | 'not_accounted_for' | 'blocked_by_reference_review' | 'not_evaluable';

/** The result of one effect for one answer. */
export interface Judgement {
  readonly applicability: Applicability;
  /** Key of the fact that the effect depends on. */
  readonly requiredFactKey: string | null;
  readonly blockedByFacts: readonly string[];
  readonly blockedByReview: readonly string[];
  readonly parity: Parity;
}

/** The value of an exemption, as printed. */
const NOT_APPLY = 'shall not apply';

/** Judges an effect on a rate or a heading by the facts, then by what the engine did. */
export function judgeEffect(effect: NoteEffect, answer: DutyAnswer, snapshot: Snapshot): Judgement {
  const requiredFactKey = requiredFactOf(effect, answer);
  const limits = [
    ofOrigin(effect, answer),
    ofGoods(effect, answer),
    ofHeadings(effect, answer),
    ofFact(requiredFactKey, effect, answer),
  ];
  const blockedByFacts = [
    ...(limits[0] === 'unknown' ? ['origin'] : []),
    ...(isOpen(requiredFactKey, answer) ? [requiredFactKey as string] : []),
  ];
  const applicability: Applicability = limits.includes('not_matched')
    ? 'not_matched'
    : limits.includes('unknown')
      ? 'unknown'
      : 'matched';
  const blockedByReview = reviewsOf(effect, snapshot);
  const parity = parityOf(effect, answer, { applicability, blockedByReview });
  return { applicability, requiredFactKey, blockedByFacts, blockedByReview, parity };
}

function ofOrigin({ countries }: NoteEffect, { facts }: DutyAnswer): Applicability {
  if (countries.length === 0) return 'matched';
  const origin = facts.countryOfOrigin;
  if (origin === null) return 'unknown';
  return countries.includes(origin) ? 'matched' : 'not_matched';
}

/** When the source shortens a list, the complete scope list of the rule is used instead. */
function ofGoods(effect: NoteEffect, answer: DutyAnswer): Applicability {
  const { htsPrefixes } = effect;
  const { exceptions, targets, shortenedFrom } = effect.effect;
  if (htsPrefixes.length === 0) return 'matched';
  const digits = answer.line.number.padEnd(10, '0');
  if (htsPrefixes.some((prefix) => digits.startsWith(prefix))) return 'matched';
  const listing = selectRulesUnder(exceptions.length > 0 ? exceptions : targets, answer);
  return shortenedFrom !== null && listing.some(({ listedAs }) => listedAs !== null)
    ? 'matched'
    : 'not_matched';
}

/** `not .. provided for in heading X` holds when X is a heading that charges and is due on the goods. */
function ofHeadings({ effect, effectValueText }: NoteEffect, answer: DutyAnswer): Applicability {
  if (effectValueText !== NOT_APPLY) return 'matched';
  const charging = selectRulesUnder(effect.exceptions, answer).filter(
    ({ rule }) => rule.rate.kind !== 'exempt',
  );
  if (charging.length === 0) return 'matched';
  const headings = charging.map(({ rule }) => rule.heading);
  const due = answer.result.layers.filter(({ heading }) => headings.includes(heading));
  if (due.length === 0) return 'not_matched';
  return due.some(({ ending }) => ending === 'applies') ? 'matched' : 'unknown';
}

/** A yes-or-no fact is the answer itself; any other fact is judged through the heading whose rules read it. */
function ofFact(key: string | null, effect: NoteEffect, answer: DutyAnswer): Applicability {
  if (key === null) return hasNoTest(effect) ? 'unknown' : 'matched';
  const stated = answer.facts.stated.get(key);
  if (stated === undefined) return 'unknown';
  if (typeof stated === 'boolean') return stated ? 'matched' : 'not_matched';
  if (key === PROVISION) return 'matched';
  const headings = selectRulesUnder(givenBy(effect), answer).map(({ rule }) => rule.heading);
  const reported = answer.result.layers.some(({ heading }) => headings.includes(heading));
  return reported ? 'matched' : 'not_matched';
}

/** An exemption whose condition is stated in words only. */
function hasNoTest({ effect, effectValueText, countries, htsPrefixes }: NoteEffect): boolean {
  const tests = [effect.exceptions, countries, htsPrefixes];
  return effectValueText === NOT_APPLY && tests.every((test) => test.length === 0);
}

/** The headings that the passage affects: those an exemption is for, or those it makes due. */
function givenBy({ effect, effectValueText }: NoteEffect): readonly string[] {
  return effectValueText === NOT_APPLY ? effect.exceptions : effect.targets;
}

/** The first fact read by the rules of the exempting heading, or else of the heading itself. */
function requiredFactOf(noted: NoteEffect, answer: DutyAnswer): string | null {
  const isExemption = noted.effectValueText === NOT_APPLY;
  if (noted.effect.percent !== null) return null;
  if (isExemption && /\bchapter 98\b/.test(noted.conditionText ?? '')) return PROVISION;
  const rules = selectRulesUnder(givenBy(noted), answer).filter(
    ({ rule }) => !isExemption || rule.rate.kind === 'exempt',
  );
  const keys = rules.flatMap(({ rule }) => keysOf(rule.when));
  const asked = keys.filter((key) => answer.law.factDefinitions.get(key)?.type !== 'derived');
  return asked[0] ?? null;
}

function isOpen(key: string | null, { facts }: DutyAnswer): boolean {
  return key !== null && !facts.stated.has(key);
}

/** Why the note cannot be compared: a list cut short in the source, or a heading without a rule in the data. */
function reviewsOf({ effect, htsPrefixes }: NoteEffect, { rules }: Snapshot): readonly string[] {
  const shortened =
    effect.shortenedFrom === null
      ? []
      : [`code_list_shortened: ${htsPrefixes.length} of ${effect.shortenedFrom} codes are at hand`];
  const known = new Set(rules.map(({ rule }) => rule.heading));
  const targets = effect.targets.some((heading) => known.has(heading)) ? [] : effect.targets;
  const unknown = [...targets, ...effect.exceptions].filter((heading) => !known.has(heading));
  return [...shortened, ...unknown.map((heading) => `heading_without_rule: ${heading}`)];
}

type Weighed = Pick<Judgement, 'applicability' | 'blockedByReview'>;

function parityOf(
  effect: NoteEffect,
  answer: DutyAnswer,
  { applicability, blockedByReview }: Weighed,
): Parity {
  if (applicability === 'unknown') return 'not_evaluable';
  if (blockedByReview.length > 0) return 'blocked_by_reference_review';
  const agrees = applicability === 'matched' ? isFollowed(effect, answer) : isLeftOut(effect, answer);
  return agrees ? 'already_accounted_for' : 'not_accounted_for';
}

/** The engine has a rule of the heading at that rate, or does not charge what the note exempts. */
function isFollowed({ effect, effectValueText }: NoteEffect, answer: DutyAnswer): boolean {
  if (effect.percent !== null) {
    return selectRulesUnder(effect.targets, answer).some(
      ({ rule: { rate } }) => 'percent' in rate && rate.percent?.equals(effect.percent ?? '') === true,
    );
  }
  if (effectValueText !== NOT_APPLY) return selectRulesUnder(effect.targets, answer).length > 0;
  const charged = headingsCharged(effect.targets, answer);
  const { customsValue } = answer.valuation;
  return charged.every(
    ({ baseValue }) => baseValue !== null && customsValue?.greaterThan(baseValue) === true,
  );
}

/** The engine does not report the heading that the note excludes. */
function isLeftOut(effect: NoteEffect, answer: DutyAnswer): boolean {
  return headingsCharged(givenBy(effect), answer).length === 0;
}

function headingsCharged(headings: readonly string[], { result }: DutyAnswer) {
  return result.layers.filter(({ heading, kind }) => headings.includes(heading) && kind !== 'exempt');
}
