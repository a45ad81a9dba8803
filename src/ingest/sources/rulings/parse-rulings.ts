import * as z from 'zod';
import { toRulingNumber, type Ruling, type RulingLink } from '../../../store/rulings/ruling.js';
import { parseCalendarDate } from '../../../terms/calendar-date.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';

export interface ParsedRulings {
  readonly rulings: readonly Ruling[];
  readonly rowsRead: number;
  readonly issues: readonly { readonly record: string; readonly message: string }[];
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

/** Above this share of rejected records the file itself is at fault. */
const MAX_REFUSED = 0.01;

/** Reads one letter per line. An unreadable record is left out with an issue; more than 1% of them reject the file. */
export function parseRulings(text: string): Parsed<ParsedRulings> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return refuse('the file is empty: no ruling letters');
  const issues: { record: string; message: string }[] = [];
  const rulings: Ruling[] = [];
  for (const [place, line] of lines.entries()) {
    const ruling = readLine(line);
    if (ruling.ok) rulings.push(ruling.value);
    else issues.push({ record: `line ${place + 1}`, message: ruling.message });
  }
  const [first] = issues;
  if (first !== undefined && issues.length > lines.length * MAX_REFUSED)
    return refuse(
      `${issues.length} of ${lines.length} records cannot be read, first ${first.record}: ${first.message}`,
    );
  return accept({ rulings, rowsRead: lines.length, issues });
}

function readLine(line: string): Parsed<Ruling> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refuse(`${quoteInput(line)} is not JSON`);
  }
  const parsed = record.safeParse(value);
  if (parsed.success) return accept(toRuling(parsed.data));
  const [issue] = parsed.error.issues;
  return refuse(`${issue?.path.join('.') || 'record'}: ${issue?.message ?? 'not a ruling letter'}`);
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
