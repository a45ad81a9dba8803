import type { FactDefinition, FeeSchedule } from '../../../engine/law.js';
import { FEE, SPI_PROGRAM } from '../../../tables/catalog.js';
import { FACT_KEY } from '../../../tables/chapter99.js';
import type { RowOf } from '../../../tables/table.js';
import { listCountries } from '../../../terms/country.js';
import type { Decimal } from '../../../terms/decimal.js';
import { intersect } from '../../../terms/interval.js';
import { freezeDeep } from '../../../terms/freeze-deep.js';
import type { FeeExemption, SpecialProgramRecord } from '../records.js';
import { nullsFirst, type VersionRows } from './version-rows.js';

/** The vocabulary of facts by key, in its own order. */
export async function readFactDefinitions(
  version: VersionRows,
): Promise<ReadonlyMap<string, FactDefinition>> {
  const rows = await version.select(FACT_KEY, ['position', 'key']);
  return new Map(
    rows.map(
      ({
        key,
        valueType,
        unit,
        allowedValues,
        meaning,
        question,
        citationText,
        whenMissing,
        assumed,
        ask,
      }) => [
        key,
        freezeDeep({
          ...{ key, type: valueType, unit, values: allowedValues, meaning, question },
          ...{ citation: citationText ?? '', whenMissing, assumed, ask },
        }),
      ],
    ),
  );
}

/** Special programs by symbol and period. A fee exemption that names the symbol overrides the program's own column. */
export async function readSpecialPrograms(
  version: VersionRows,
  exemptions: readonly FeeExemption[],
): Promise<readonly SpecialProgramRecord[]> {
  const rows = await version.select(SPI_PROGRAM, ['symbol', nullsFirst('legalFrom')]);
  return rows.map((row) => {
    const exemption = exemptions.find(
      ({ fee, spiSymbols }) => fee === 'mpf' && spiSymbols.includes(row.symbol),
    );
    return Object.freeze({
      symbol: row.symbol,
      name: row.program,
      interval: row.legal,
      countries: new Set(
        row.eligibleCountries.flatMap((code) => (code === 'ALL' ? listCountries() : [code])),
      ),
      generalNote: row.generalNote ?? '',
      ruleOfOrigin: row.ruleOfOrigin ?? '',
      mpfExempt: exemption?.exempt ?? row.mpfExempt === 'yes',
      citations: row.citations,
      confidence: row.confidence,
      freesByNote: row.freesByNote,
      exceptNumbers: row.exceptNumbers,
      excludedArticles: row.excludedArticlesMarker,
      legalBasis: row.legalBasis,
      statusText: row.status,
      mpfNote: row.mpfNote,
      source: row.sourceLabel,
    });
  });
}

type FeeRow = RowOf<typeof FEE>;

/** Formal entry MPF and HMF of every period in which both are known, ascending. */
export async function readFeeSchedules(version: VersionRows): Promise<readonly FeeSchedule[]> {
  const rows = await version.select(FEE, ['fee', 'variant', 'legalFrom']);
  const processing = rows.filter(({ fee, variant }) => fee === 'mpf' && variant === 'formal');
  const harbor = rows.filter(({ fee }) => fee === 'hmf');
  return processing.flatMap((mpf) => harbor.flatMap((hmf) => joinFees(mpf, hmf)));
}

function joinFees(mpf: FeeRow, hmf: FeeRow): readonly FeeSchedule[] {
  const interval = intersect(mpf.legal, hmf.legal);
  if (interval === null) return [];
  return [
    Object.freeze({
      interval: Object.freeze(interval),
      mpfPercent: decimalOf(mpf, 'ratePct'),
      mpfMinimum: decimalOf(mpf, 'minimum'),
      mpfMaximum: decimalOf(mpf, 'maximum'),
      hmfPercent: decimalOf(hmf, 'ratePct'),
      mpfCitations: mpf.citations,
      hmfCitations: hmf.citations,
    }),
  ];
}

function decimalOf(row: FeeRow, column: 'ratePct' | 'minimum' | 'maximum'): Decimal {
  const value = row[column];
  if (value === null)
    throw new TypeError(`${column} of the fee ${row.fee} ${row.variant} from ${row.legal.from} is empty`);
  return value;
}
