import type { CalendarDate } from '../../terms/calendar-date.js';
import type { CaseNumber } from '../../terms/case-number.js';
import { compareDates, isBefore } from '../../terms/interval.js';
import { wordsOf } from '../scope/words.js';

/** The notices wanted; null: no restriction. */
export interface NoticeQuestion {
  readonly caseNumber: CaseNumber | null;
  readonly words: string | null;
  readonly since: CalendarDate | null;
}

/** How a kind of notice is searched. */
export interface NoticeReading<Notice> {
  readonly dateOf: (notice: Notice) => CalendarDate | null;
  readonly textOf: (notice: Notice) => string;
}

/** Notices that match every criterion, newest first; undated ones come last. */
export function searchNotices<Notice extends { readonly caseNumbers: readonly CaseNumber[] }>(
  notices: readonly Notice[],
  { caseNumber, words, since }: NoticeQuestion,
  { dateOf, textOf }: NoticeReading<Notice>,
): readonly Notice[] {
  const wanted = words === null ? [] : wordsOf(words);
  return notices
    .filter((notice) => caseNumber === null || notice.caseNumbers.includes(caseNumber))
    .filter((notice) => since === null || isNotBefore(dateOf(notice), since))
    .filter((notice) => wanted.length === 0 || hasWords(textOf(notice), wanted))
    .sort((left, right) => newestFirst(dateOf(left), dateOf(right)));
}

function isNotBefore(date: CalendarDate | null, since: CalendarDate): boolean {
  return date !== null && !isBefore(date, since);
}

function hasWords(text: string, wanted: readonly string[]): boolean {
  const words = wordsOf(text);
  return wanted.every((word) => words.some((other) => other.startsWith(word)));
}

function newestFirst(left: CalendarDate | null, right: CalendarDate | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return compareDates(right, left);
}
