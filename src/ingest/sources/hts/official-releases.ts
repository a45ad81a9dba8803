import * as z from 'zod';
import { parseCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { compareDates } from '../../../terms/interval.js';
import { describeFault, parseJson } from '../../../terms/read-json.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';
import type { HtsRevision } from './revision-list.js';

/** One release of the official list, with the fields that a list of revisions lacks. */
export interface OfficialRelease {
  readonly revision: HtsRevision;
  /** True: in force, and the live export shows it. */
  readonly isCurrent: boolean;
}

/** A member of the list at hts.usitc.gov/reststop/releaseList; members not named here are ignored. */
const RELEASE = z.object({
  name: z.string(),
  status: z.string(),
  releaseStartDate: z.string().nullable(),
  title: z.string().nullish(),
  description: z.string().nullish(),
});

/** Names of earlier releases and of their archives follow no one form: they are read from a folder with a list. */
const FIRST_YEAR = 2025;
const NAME = /^(\d{4})HTS(?:Basic|Rev(\d{1,3}))$/;

/**
 * The releases of the official list in the order of publication, without drafts, other editions and releases without a
 * day. The list gives only the day of release, which also serves as the legal day of the changes, because the change
 * records are not published as data.
 */
export function parseReleaseList(text: string): Parsed<readonly OfficialRelease[]> {
  const list = readList(text);
  if (!list.ok) return list;
  const found: (OfficialRelease & { readonly rank: number })[] = [];
  for (const member of list.value) {
    const read = RELEASE.safeParse(member);
    if (!read.success) return refuse(`the list of releases has changed: ${describeFault(read.error)}`);
    const match = NAME.exec(read.data.name);
    if (!match || Number(match[1]) < FIRST_YEAR || read.data.releaseStartDate === null) continue;
    const day = parseDay(read.data.releaseStartDate);
    if (day === null)
      return refuse(`${read.data.name}: releaseStartDate ${quoteInput(read.data.releaseStartDate)}`);
    found.push({
      revision: toRevision(match, day),
      isCurrent: read.data.status === 'current',
      rank: Number(match[1]) * 1000 + Number(match[2] ?? 0),
    });
  }
  if (found.length === 0) return refuse(`no release of ${FIRST_YEAR} or later is listed`);
  found.sort(
    (left, right) =>
      compareDates(left.revision.publishedOn, right.revision.publishedOn) || left.rank - right.rank,
  );
  return accept(
    found.map(({ revision, isCurrent }, place) => ({
      revision: { ...revision, sequence: place + 1 },
      isCurrent,
    })),
  );
}

function readList(text: string): Parsed<readonly unknown[]> {
  const value = parseJson(text);
  if (value === undefined) return refuse('the list of releases is not JSON');
  return Array.isArray(value) ? accept(value) : refuse('the list of releases is not a list');
}

/** `06/08/2026` */
function parseDay(text: string): CalendarDate | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const parsed = parseCalendarDate(`${year}-${month}-${day}`);
  return parsed.ok ? parsed.value : null;
}

/** `2026HTSRev10` is `2026_rev_10`; its archive is hts_2026_revision_10_json.json. */
function toRevision([, year, number]: RegExpExecArray, day: CalendarDate): HtsRevision {
  const edition = number === undefined ? 'basic_edition' : `revision_${number}`;
  return {
    revision: number === undefined ? `${year}_basic` : `${year}_rev_${number}`,
    sequence: 1,
    effectiveOn: day,
    changeRecordOn: null,
    publishedOn: day,
    fileName: `hts_${year}_${edition}_json.json`,
    sha256Prefix: null,
    rowCount: null,
    note: null,
  };
}
