import * as z from 'zod';
import { toRulingNumber, type Ruling, type RulingLink } from '../../../store/rulings/ruling.js';
import { parseCalendarDate } from '../../../terms/calendar-date.js';
import { accept, quoteInput, type Parsed } from '../../../terms/result.js';
import type { Records } from '../../run/definition.js';
import { readRecords } from '../../run/read-records.js';

export interface ParsedRulings extends Records {
  readonly rulings: readonly Ruling[];
}

const number = z.string().transform((text, context) => {
  const found = toRulingNumber(text);
  if (found !== null) return found;
  context.addIssue({ code: 'custom', message: `${quoteInput(text)} is not a ruling number` });
  return z.NEVER;
});

const tariffNumber = z
  .string()
  .transform((text) => text.replaceAll('.', ''))
  .refine((digits) => /^\d{4}(\d{2}){0,3}$/.test(digits), 'not a tariff number');

const numbers = z.array(number).max(500).default([]);

const record = z.looseObject({
  rulingNumber: number,
  date: z.string().refine((text) => parseCalendarDate(text).ok, 'not a day, YYYY-MM-DD'),
  collection: z.enum(['HQ', 'NY']),
  category: z.string().max(100).default('Classification'),
  subject: z.string().min(1).max(2_000),
  tariffNumbers: z.array(tariffNumber).max(500),
  text: z.string().max(1_000_000),
  textStatus: z.string().min(1).max(200),
  source: z.url().max(2_000).nullable().default(null),
  operationallyRevoked: z.boolean().default(false),
  modifies: numbers,
  modifiedBy: numbers,
  revokes: numbers,
  revokedBy: numbers,
  relatedRulings: numbers,
});

/** Reads one letter per line. An unreadable record is left out with an issue; more than 1% of them reject the file. */
export function parseRulings(text: string): Parsed<ParsedRulings> {
  const read = readRecords(text, {
    ...{ content: 'no ruling letters', shape: record, toRow: toRuling, maxRefused: 0.01 },
  });
  if (!read.ok) return read;
  const { rows: rulings, ...counts } = read.value;
  return accept({ ...counts, rulings });
}

function toRuling(given: z.output<typeof record>): Ruling {
  const { rulingNumber, collection, category, subject, operationallyRevoked, text, textStatus } = given;
  return {
    ...{ rulingNumber, collection, category, subject, operationallyRevoked, text, textStatus },
    rulingDate: given.date,
    htsNumbers: [...new Set(given.tariffNumbers)],
    sourceLabel: /^letter text\b/i.test(textStatus) ? 'official' : 'secondary',
    url: given.source,
    links: linksOf(given),
  };
}

function linksOf(given: z.output<typeof record>): readonly RulingLink[] {
  const own = given.rulingNumber;
  const from = (kind: RulingLink['kind'], some: readonly string[]): readonly RulingLink[] =>
    some.map((other) => ({ fromNumber: own, kind, toNumber: other }));
  const to = (kind: RulingLink['kind'], some: readonly string[]): readonly RulingLink[] =>
    some.map((other) => ({ fromNumber: other, kind, toNumber: own }));
  return [
    ...from('modifies', given.modifies),
    ...from('revokes', given.revokes),
    ...from('related', given.relatedRulings),
    ...to('modifies', given.modifiedBy),
    ...to('revokes', given.revokedBy),
  ].filter(({ fromNumber, toNumber }) => fromNumber !== toNumber);
}
