import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { TariffLine } from '../../src/engine/law.js';
import { changeLaw } from '../../src/engine/changed-law.js';
import type { DutyResult } from '../../src/engine/result.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import type { CalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';
import { readArchiveRows } from './hts-archives.js';

/** The Section 301 China headings that charge a duty on a line: lists 1 to 4B, note 31, cranes and chassis. */
const CHARGES = /^9903\.(88\.(01|02|03|04|15|16)|91\.(0[1-8]|11|12|14)|92\.10)$/;
/** The list 3 heading whose endnotes say that it covers "certain goods" of the rate line. */
const PARTIAL = '9903.88.04';

const EXCLUSIONS = /^9903\.88\.(69|70)$/;

const CHINA = toCountry('CN');

/** What the endnotes of a line, own and inherited, say of Section 301, by the archive alone. */
export interface Endnoted {
  readonly number: string;
  readonly headings: readonly string[];
}

/** The lines of Chapters 1 to 97 that no row stands under, with the headings of their endnotes. */
export function endnotedLines(fileName: string): readonly Endnoted[] {
  const rows = readArchiveRows(fileName);
  const above: { readonly indent: number; readonly headings: readonly string[] }[] = [];
  return rows.flatMap((row, index) => {
    const indent = Number(row.indent);
    while (above.length > 0 && above.at(-1)!.indent >= indent) above.pop();
    above.push({ indent, headings: headingsOf(row.footnotes ?? []) });
    const number = row.htsno.replaceAll('.', '');
    const hasRows = Number(rows[index + 1]?.indent ?? 0) > indent;
    if (number.length < 8 || number >= '98' || hasRows) return [];
    return [{ number, headings: [...new Set(above.flatMap((one) => one.headings))].sort() }];
  });
}

function headingsOf(footnotes: readonly { readonly value: string }[]): readonly string[] {
  const named = footnotes.flatMap(({ value }) => value.match(/9903\.\d\d\.\d\d/g) ?? []);
  return named.filter((heading) => CHARGES.test(heading));
}

/** Which Section 301 headings the engine charges on goods of China. */
export function chinaCharges(
  snapshot: Snapshot,
  date: CalendarDate,
): (line: TariffLine) => readonly string[] {
  return answerForChina(snapshot, date, ({ layers }) =>
    layers.flatMap(({ heading }) => (CHARGES.test(heading) ? [heading] : [])).sort(),
  );
}

/** What is read from the duty on goods of China; lines that meet the same rules are asked once. */
export function answerForChina<Answer>(
  snapshot: Snapshot,
  date: CalendarDate,
  read: (result: DutyResult) => Answer,
): (line: TariffLine) => Answer {
  const known = new Map<string, Answer>();
  return (line) => {
    const group = snapshot.scopeGroupOf(line, date);
    const key = `${group.key}/${group.toOriginKey(CHINA)}`;
    const answer = known.get(key) ?? read(dutyOn(line, snapshot, date));
    known.set(key, answer);
    return answer;
  };
}

function dutyOn(line: TariffLine, snapshot: Snapshot, date: CalendarDate): DutyResult {
  const facts = {
    countryOfOrigin: CHINA,
    entryDate: date,
    enteredValue: new Decimal(10_000),
    measures: new Map(),
    transport: null,
    stated: new Map(),
  };
  // An endnote names the list. The exclusions of note 20(vvv) that name a whole number take it away again.
  const law = changeLaw(snapshot.lawFor(line, CHINA, date), {
    isTakenAway: ({ heading }) => EXCLUSIONS.test(heading),
    extended: [],
  });
  return calculateDuty(facts, law);
}

export type Agreement = 'agrees' | 'open' | 'differs';

/**
 * A note 31 heading takes the place of a list heading. Where an endnote names several headings, or the one that
 * covers certain goods only, the statistical numbers of the note decide: the endnote leaves open which.
 */
export function compareEndnote(headings: readonly string[], charged: readonly string[]): Agreement {
  const replacing = headings.filter((heading) => heading >= '9903.91');
  const implied = replacing.length > 0 ? replacing : headings;
  if (implied.join() === charged.join()) return 'agrees';
  const isPartial = headings.includes(PARTIAL);
  const isOpen = isPartial || headings.length > 1;
  const fits = charged.length === 0 ? isPartial : charged.length === 1 && headings.includes(charged[0]!);
  return isOpen && fits ? 'open' : 'differs';
}
