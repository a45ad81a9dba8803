import type { STACKING_ORDER } from '../../tables/chapter99.js';
import type { RowOf } from '../../tables/table.js';
import { toHalfOpenInterval } from '../../terms/interval.js';
import type { FeeRows, Notices } from '../files/schemas.js';

type StackingRow = RowOf<typeof STACKING_ORDER>;

/** Charges and requirements named beside the duties but not computed, as rows of `stacking_order`. */
export function toNotices(notices: readonly Notice[], fees: FeeRows): readonly StackingRow[] {
  return notices.flatMap((row) => (row.informalFee ? byFiscalYear(row, fees) : [row])).map(toNotice);
}

type Notice = Notices[number];

/** A notice of informal entry with the flat fee of each fiscal year (19 CFR 24.23(b)(2)). */
function byFiscalYear(row: Notice, { fees }: FeeRows): readonly Notice[] {
  const flat = fees.filter(({ variant }) => variant === 'informal_automated');
  return flat.map(({ fiscalYear, from, to, flatAmount, confidence, citations }) => ({
    ...row,
    id: `${row.id}-${fiscalYear}`,
    detail: `${row.detail} It is ${flatAmount} USD in fiscal year ${fiscalYear}, filed automatically.`,
    ...{ from, to, confidence },
    citations: [...row.citations, ...citations],
  }));
}

/** A notice that is named but not computed. */
function toNotice(row: Notice): StackingRow {
  const { kind, detail, origins, exceptOrigins, prefixes, words, programs, valueTo } = row;
  return {
    orderKey: `notice ${row.id}`,
    kind: 'notice',
    title: row.title,
    legal: toHalfOpenInterval(row.from, row.to),
    definition: {
      ...{ kind, detail, origins, exceptOrigins, words, programs, valueTo },
      prefixes: prefixes.map((prefix) => prefix.replaceAll('.', '')),
    },
    citations: row.citations,
    confidence: row.confidence,
    sourceLabel: row.citations[0]?.source ?? 'derived',
  };
}
