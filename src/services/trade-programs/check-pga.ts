import type { PgaInput } from '../../generated/schema-types.js';
import type { PgaAgency, PgaFlag } from '../../store/snapshot/records.js';
import type { Catalog } from '../../store/snapshot/catalog.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { formatHtsNumber, parseHtsNumber, toHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { contains, lastDayOf } from '../../terms/interval.js';
import { sayNearest } from '../../terms/nearest-name.js';
import { quoteInput } from '../../terms/result.js';
import { presentCitations } from '../duty/present-citation.js';
import { chooseEdition, type Edition } from '../hts/edition.js';
import { refuseField } from '../../terms/errors.js';
import { findRowOf, rowOf } from '../hts/read-code.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { showOnce } from '../shown-once.js';

/** Stands for every agency that regulates the number of Chapters 1 to 97 reported with the line. */
const EVERY_AGENCY = 'ALL';

/**
 * Partner agency flags of a number. Throws `invalid-parameter` (no HTS number, unknown agency), `unknown-hts-code`
 * or `date-out-of-coverage`.
 */
export function checkPga(input: PgaInput, context: ServiceContext) {
  const edition = chooseEdition({ date: input.date }, context);
  const { number, description } = findGoods(input.hts, edition, context);
  const agency = readAgency(input.agency, context.snapshot);
  const isAsked = (flag: PgaFlag): boolean =>
    agency === null || flag.agency === agency || flag.agency === EVERY_AGENCY;
  const flags = context.snapshot.pgaFlagsFor(number, edition.date).filter(isAsked);
  const below = flagsBelow(number, edition.date, context.snapshot).filter(isAsked);
  return {
    htsCode: number,
    description,
    date: edition.date,
    country: input.country ?? null,
    agency,
    flags: flags.map(presentFlag),
    flagsBelow: below.map(presentFlag),
    agencies: agenciesOf([...flags, ...below], context.snapshot).map(presentAgency),
    warnings: warningsOf(input, [...flags, ...below]),
    _meta: describeAnswer(context),
  };
}

/** A subheading need not be printed itself; the number above then describes it. */
function findGoods(hts: string, edition: Edition, context: ServiceContext) {
  const parsed = parseHtsNumber(hts);
  const number = parsed.ok && parsed.value.length === 6 ? parsed.value : null;
  const isBegun =
    number !== null && context.snapshot.listLinesUnder(number, edition.date, edition.published).length > 0;
  if (isBegun && rowOf(number, edition, context) === null) {
    const heading = rowOf(toHtsNumber(number.slice(0, 4)), edition, context);
    return { number, description: heading?.row.description ?? '' };
  }
  const { row } = findRowOf({ parameter: 'hts', text: hts }, edition, context);
  return { number: row.htsNumber!, description: row.description };
}

function readAgency(text: string | null | undefined, { catalog }: Snapshot): string | null {
  if (!text) return null;
  const known = agenciesIn(catalog);
  const found = known.find((agency) => agency === text.trim().toUpperCase());
  if (found !== undefined) return found;
  throw refuseField('agency', `${quoteInput(text)} is not an agency of the data${sayNearest(text, known)}`);
}

/** Abbreviations of all agencies. */
const agenciesIn = showOnce(({ pgaAgencies, pgaFlags }: Catalog) => {
  const all = [...pgaAgencies, ...pgaFlags].map(({ agency }) => agency);
  return [...new Set(all)].filter((agency) => agency !== EVERY_AGENCY);
});

/** Flags of a number shorter than a line that only some of the lines under it have. */
function flagsBelow(number: HtsNumber, date: CalendarDate, { catalog }: Snapshot): readonly PgaFlag[] {
  if (number.length >= longestOf(catalog).digits) return [];
  return catalog.pgaFlags.filter(
    ({ prefix, legal: interval }) =>
      prefix.length > number.length && prefix.startsWith(number) && contains(interval, date),
  );
}

/** Length of the longest prefix of a flag. */
const longestOf = showOnce(({ pgaFlags }: Catalog) => ({
  digits: Math.max(0, ...pgaFlags.map(({ prefix }) => prefix.length)),
}));

function agenciesOf(flags: readonly PgaFlag[], { catalog }: Snapshot): readonly PgaAgency[] {
  if (flags.length === 0) return [];
  const named = new Set(flags.map(({ agency }) => agency));
  return catalog.pgaAgencies.filter(({ agency }) => named.has(agency));
}

function warningsOf({ country }: PgaInput, flags: readonly PgaFlag[]): readonly string[] {
  const unofficial = flags.some(({ sourceLabel: source }) => source !== 'official');
  return [
    ...(unofficial || flags.length === 0
      ? [
          'The official assignment of agency flags to lines is the ACE tariff file of U.S. Customs and Border Protection; it prevails over these flags, and over their absence.',
        ]
      : []),
    ...(country ? ['No flag held depends on the country of origin: agency rules may.'] : []),
  ];
}

const presentFlag = showOnce(({ prefix, legal, citations, sourceLabel, ...flag }: PgaFlag) => ({
  ...flag,
  htsPrefix: prefix.length < 4 ? prefix : formatHtsNumber(toHtsNumber(prefix)),
  effectiveFrom: legal.from,
  effectiveTo: lastDayOf(legal),
  source: sourceLabel,
  citations: presentCitations(citations),
}));

const presentAgency = showOnce(({ citations, ...agency }: PgaAgency) => ({
  ...agency,
  citations: presentCitations(citations),
}));
