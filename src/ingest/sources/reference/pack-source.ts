import type { PackCoverage } from '../../../law/pack/manifest.js';
import type { ReferencePack } from '../../../law/pack/read-pack.js';
import type { DataVersion } from '../../../store/database/data-versions.js';
import { toCalendarDate } from '../../../terms/calendar-date.js';
import { isBefore } from '../../../terms/interval.js';
import { accept } from '../../../terms/result.js';
import { defineSource } from '../../pipeline.js';
import type { Difference, Discovered, Fetched, Records, SourceDefinition } from '../../run/definition.js';
import { toCheck, type CheckOutcome, type IngestRequest, type IngestSource } from '../../run/source.js';
import { checkLoss, compareTables, describeChanges, type TableChange } from './compare-tables.js';

export interface FetchedPack extends Fetched {
  /** Name of the file that identifies the pack, as runs show it. */
  readonly unit: string;
  readonly pack: ReferencePack;
  /** The change in words, where it is known; absent: rows are counted. */
  readonly words?: readonly string[] | undefined;
}

type Offered = FetchedPack & Pick<IngestRequest, 'proposes'>;

interface PackRecords extends Records, Pick<Offered, 'pack' | 'words' | 'proposes'> {
  readonly heading: string;
}

interface HeldTables {
  readonly base: DataVersion | null;
  readonly tables: readonly TableChange[];
}

/** A source of whole packs: each is a data version of its own. */
export function definePackSource<Found extends Discovered>(
  definition: Pick<
    SourceDefinition<Found, FetchedPack, PackRecords, HeldTables, Difference>,
    'name' | 'folder' | 'requestsPerSecond' | 'discover' | 'fetch'
  >,
): IngestSource {
  return defineSource<Found, Offered, PackRecords, HeldTables, Difference>({
    ...definition,
    title: 'Law as a whole',
    isWhole: true,
    fetch: async (found, tools) => {
      const fetched = await definition.fetch(found, tools);
      return fetched.ok ? accept({ ...fetched.value, proposes: tools.request.proposes }) : fetched;
    },
    parse: ({ unit, pack, words, proposes }) => {
      const rowsRead = sum(pack.manifest.datasets.map(({ rows }) => rows));
      const heading = `${unit}: data version ${pack.manifest.dataVersion}`;
      return accept({ pack, words, proposes, heading, rowsRead, issues: [] });
    },
    readHeld: async (session, { pack }, base) => ({
      base,
      tables: await compareTables(session, base?.id ?? null, pack.manifest),
    }),
    diff: diffPack,
    checks: ({ records: { pack }, held: { base, tables }, change, allowLargeChange }) =>
      change.isEmpty
        ? []
        : [checkLoss(tables, allowLargeChange), checkNewer(base, pack.manifest, allowLargeChange)],
    write: { into: 'pack', pack: ({ records }) => records.pack },
  });
}

function diffPack({ heading, pack, words, proposes }: PackRecords, { base, tables }: HeldTables): Difference {
  const { dataVersion } = pack.manifest;
  const isServed = base?.contentHash === dataVersion;
  const isPart = proposes === true && servedBy(base).packs.at(-1) === dataVersion;
  const isEmpty = isServed || isPart;
  const lines = isServed
    ? [`${heading} is served already`]
    : isPart
      ? [`${heading} is served, with what was ingested since`]
      : [heading, ...(words ?? describeChanges(tables))];
  return {
    rows: {
      added: sum(tables.map(({ before, after }) => Math.max(0, after - before))),
      changed: 0,
      closed: sum(tables.map(({ before, after }) => Math.max(0, before - after))),
    },
    ...{ isEmpty, lines, changesDuty: !isEmpty },
    changeSet: { tables },
    touches: { headings: headingsIn(lines) },
  };
}

/** The Chapter 99 headings that lines of a change set begin with. */
function headingsIn(lines: readonly string[]): readonly string[] {
  return [...new Set(lines.flatMap((line) => /^\s*(99\d\d\.\d\d\.\d\d)\b/.exec(line)?.[1] ?? []))];
}

/** The packs that led to a version, the last of which is part of it, and what it covers. */
function servedBy(base: DataVersion | null) {
  const { coverage, packs = [] } = (base?.manifest ?? {}) as {
    readonly coverage?: PackCoverage;
    readonly packs?: readonly string[];
  };
  return { coverage, packs };
}

/**
 * Law that ends before the law served, or that was served before it, is not taken by mistake, or because somebody offers an
 * old update again.
 */
function checkNewer(
  base: DataVersion | null,
  { dataVersion, coverage: { programs } }: ReferencePack['manifest'],
  allowOlder: boolean,
): CheckOutcome {
  const { coverage, packs } = servedBy(base);
  const [before, after] = [coverage?.programs.verifiedTo, programs.verifiedTo];
  const isOlder = before !== undefined && isBefore(toCalendarDate(after), toCalendarDate(before));
  const isReplaced = packs.slice(0, -1).includes(dataVersion);
  const why = isOlder
    ? `its programs are verified to ${after}, those served to ${before}`
    : 'it was served before and other law has replaced it';
  return isOlder || isReplaced
    ? toCheck('not-older', allowOlder, `${why}: --allow-large-change takes older law`)
    : toCheck('not-older', true, `programs verified to ${after}`);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
