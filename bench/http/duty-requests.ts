import { BEFORE_ENTRY } from '../../src/services/duty/read-facts.js';
import type { DutyQuestion, QuestionSource } from '../questions.js';

/** The query string of `GET /v1/duty/calculate` that asks a question. */
export function toQueryString({ line, facts }: DutyQuestion): string {
  const { countryOfOrigin, enteredValue, entryDate, transport, measures, stated } = facts;
  const pairs: (readonly [name: string, value: unknown])[] = [
    ['hts', line.number],
    ['origin', countryOfOrigin],
    ['value', enteredValue?.toFixed()],
    ['date', entryDate],
    ['transport', transport],
    ...[...measures].map(([unit, quantity]) => [`measures.${unit}`, quantity.toFixed()] as const),
    ...[...stated].map(([key, value]) => [`fact.${key}`, value] as const),
  ];
  return pairs
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}

/** Distinct questions that the service takes: goods are loaded and admitted to a zone before they are entered. */
export function askable(source: QuestionSource, count: number): readonly DutyQuestion[] {
  const known = new Map<string, DutyQuestion>();
  while (known.size < count) {
    const question = source.next();
    const { entryDate, stated } = question.facts;
    if (BEFORE_ENTRY.some(([key]) => String(stated.get(key) ?? '') > entryDate)) continue;
    known.set(toQueryString(question), question);
  }
  return [...known.values()];
}
