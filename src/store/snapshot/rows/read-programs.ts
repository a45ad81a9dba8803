import type { FactDefinition, FactType, FeeSchedule } from '../../../engine/law.js';
import type { Cited, ConfidenceLabel, SourceLabel } from '../../../terms/citation.js';
import { listCountries, type Country } from '../../../terms/country.js';
import { Decimal } from '../../../terms/decimal.js';
import { intersect } from '../../../terms/interval.js';
import { freezeDeep } from '../freeze-deep.js';
import type { FeeExemption, SpecialProgramRecord } from '../records.js';
import { toLegalInterval, type LegalDates } from './legal-dates.js';
import { nullsFirst, type VersionRows } from './version-rows.js';

interface FactRow {
  readonly key: string;
  readonly valueType: FactType;
  readonly unit: string | null;
  readonly allowedValues: readonly string[];
  readonly meaning: string;
  readonly question: string;
  readonly citationText: string | null;
  readonly whenMissing: string;
  readonly assumed: string | null;
  readonly ask: boolean;
}

/** The vocabulary of facts by key, in its own order. */
export async function readFactDefinitions(
  version: VersionRows,
): Promise<ReadonlyMap<string, FactDefinition>> {
  const rows = await version.select<FactRow>({
    table: 'fact_key',
    fields: [
      'key',
      'valueType',
      'unit',
      'allowedValues',
      'meaning',
      'question',
      'citationText',
      'whenMissing',
      'assumed',
      'ask',
    ],
    orderBy: ['position', 'key'],
  });
  return new Map(
    rows.map(({ valueType, allowedValues, citationText, ...fact }) => {
      return [
        fact.key,
        freezeDeep({ ...fact, type: valueType, values: allowedValues, citation: citationText ?? '' }),
      ];
    }),
  );
}

interface ProgramRow extends LegalDates {
  readonly symbol: string;
  readonly program: string;
  /** `ALL` alone: the program does not depend on origin. */
  readonly eligibleCountries: readonly (Country | 'ALL')[];
  readonly generalNote: string | null;
  readonly ruleOfOrigin: string | null;
  readonly mpfExempt: string | null;
  readonly mpfNote: string | null;
  readonly legalBasis: string | null;
  readonly status: string;
  readonly excludedArticlesMarker: string | null;
  readonly citations: Cited;
  readonly confidence: ConfidenceLabel;
  readonly sourceLabel: SourceLabel;
}

/** Special programs by symbol and period. A fee exemption that names the symbol overrides the program's own column. */
export async function readSpecialPrograms(
  version: VersionRows,
  exemptions: readonly FeeExemption[],
): Promise<readonly SpecialProgramRecord[]> {
  const rows = await version.select<ProgramRow>({
    table: 'spi_program',
    fields: [
      'symbol',
      'program',
      'eligibleCountries',
      'generalNote',
      'ruleOfOrigin',
      'mpfExempt',
      'mpfNote',
      'legalBasis',
      'status',
      'excludedArticlesMarker',
      'legalFrom',
      'legalTo',
      'citations',
      'confidence',
      'sourceLabel',
    ],
    orderBy: ['symbol', nullsFirst('legalFrom')],
  });
  return rows.map((row) => {
    const exemption = exemptions.find(({ fee, programs }) => fee === 'mpf' && programs.includes(row.symbol));
    return Object.freeze({
      symbol: row.symbol,
      name: row.program,
      interval: toLegalInterval(row),
      countries: new Set(
        row.eligibleCountries.flatMap((code) => (code === 'ALL' ? listCountries() : [code])),
      ),
      generalNote: row.generalNote ?? '',
      ruleOfOrigin: row.ruleOfOrigin ?? '',
      mpfExempt: exemption?.exempt ?? row.mpfExempt === 'yes',
      citations: freezeDeep(row.citations),
      confidence: row.confidence,
      legalBasis: row.legalBasis,
      statusText: row.status,
      excludedArticles: row.excludedArticlesMarker,
      mpfNote: row.mpfNote,
      source: row.sourceLabel,
    });
  });
}

interface FeeRow extends LegalDates {
  readonly fee: string;
  readonly variant: string;
  readonly ratePct: string | null;
  readonly minimum: string | null;
  readonly maximum: string | null;
  readonly citations: Cited;
}

/** Formal entry MPF and HMF of every period in which both are known, ascending. */
export async function readFeeSchedules(version: VersionRows): Promise<readonly FeeSchedule[]> {
  const rows = await version.select<FeeRow>({
    table: 'fee',
    fields: ['fee', 'variant', 'ratePct', 'minimum', 'maximum', 'legalFrom', 'legalTo', 'citations'],
    orderBy: ['fee', 'variant', 'legalFrom'],
  });
  const processing = rows.filter(({ fee, variant }) => fee === 'mpf' && variant === 'formal');
  const harbor = rows.filter(({ fee }) => fee === 'hmf');
  return processing.flatMap((mpf) => harbor.flatMap((hmf) => joinFees(mpf, hmf)));
}

function joinFees(mpf: FeeRow, hmf: FeeRow): readonly FeeSchedule[] {
  const interval = intersect(toLegalInterval(mpf), toLegalInterval(hmf));
  if (interval === null) return [];
  return [
    Object.freeze({
      interval: Object.freeze(interval),
      mpfPercent: decimalOf(mpf, 'ratePct'),
      mpfMinimum: decimalOf(mpf, 'minimum'),
      mpfMaximum: decimalOf(mpf, 'maximum'),
      hmfPercent: decimalOf(hmf, 'ratePct'),
      mpfCitations: freezeDeep(mpf.citations),
      hmfCitations: freezeDeep(hmf.citations),
    }),
  ];
}

function decimalOf(row: FeeRow, column: 'ratePct' | 'minimum' | 'maximum'): Decimal {
  const text = row[column];
  if (text === null)
    throw new TypeError(`${column} of the fee ${row.fee} ${row.variant} from ${row.legalFrom} is empty`);
  return new Decimal(text);
}
