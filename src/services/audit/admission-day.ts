import type { Article } from '../../audit/articles.js';
import type { Claim, RulesOf } from '../../audit/compare/article-law.js';
import { isSameAmount } from '../../audit/compare/same-amount.js';
import { PRIVILEGED } from '../../engine/facts.js';
import type { DutyResult } from '../../engine/result.js';
import { toPreviousDay, type CalendarDate } from '../../terms/calendar-date.js';
import { isBefore, lastDayOf } from '../../terms/interval.js';

/** The article as the filing claims it, with the claims that were found. */
export interface Claimed {
  readonly claims: readonly Claim[];
  readonly result: DutyResult;
}

interface Asked {
  readonly article: Article;
  readonly entryDate: CalendarDate;
  readonly first: CalendarDate;
  readonly rulesOf: RulesOf;
}

/**
 * Privileged foreign status that is filed without its day: a heading says only before which day it was, and rates of other
 * duties hang on it (19 CFR 146.65(a)(1)). Null: the filing claims no such status, or states the day.
 */
export function findOpenAdmission({ article, entryDate }: Asked, { claims }: Claimed): Claim | null {
  const claim = claims.find(({ fact }) => fact === PRIVILEGED);
  if (claim !== undefined) return claim;
  const { isPrivileged, day } = article.zone;
  if (!isPrivileged || day !== null) return null;
  const evidence = 'the zone admission with the grant of privileged foreign status (19 CFR 146.41)';
  return { fact: PRIVILEGED, value: toPreviousDay(entryDate), from: 'the status in the zone', evidence };
}

/** Days of admission on which the filed headings can have been right, the latest first. */
export function listAdmissionDays(asked: Asked, open: Claim, { result }: Claimed): readonly CalendarDate[] {
  const { article, first, rulesOf } = asked;
  const latest = open.value as CalendarDate;
  const ofFiled = article.headings.flatMap(({ number }) =>
    rulesOf(number).flatMap(({ interval }) => lastDayOf(interval) ?? []),
  );
  const filed = new Set(article.headings.map(({ number }) => number));
  const notFiled = result.layers.filter(({ heading }) => !filed.has(heading));
  const before = notFiled.flatMap(({ heading }) =>
    rulesOf(heading).flatMap(({ interval }) => (interval.from === null ? [] : toPreviousDay(interval.from))),
  );
  const days = [...ofFiled, ...before].filter((day) => isBefore(day, latest) && !isBefore(day, first));
  return [...new Set([latest, ...days])].sort().reverse();
}

/** Whether the filed duty of the article is what the law asks for. */
export function fits({ filedDuty, commodities }: Article, { totals }: DutyResult): boolean {
  const { entryDuties } = totals;
  return commodities.length === 1 && entryDuties !== null && isSameAmount(filedDuty, entryDuties);
}

/** In words: no day of admission leads to what was filed. */
export function sayAssumed({ value }: Claim): string {
  return `the day of admission in privileged foreign status is not in the file and decides other rates: it was taken as ${value}`;
}

/** In words: the law of the stated day of admission is not held. Null: it is, or no day is stated. */
export function sayUnread({ article, first }: Asked): string | null {
  const { day } = article.zone;
  return day !== null && isBefore(day, first)
    ? `the rates of ${day}, the day of admission in privileged foreign status, are not held, only those from ${first} on: those of the entry date were taken`
    : null;
}
