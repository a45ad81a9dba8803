import type { Layer } from '../../engine/result.js';
import { sum, ZERO, type Decimal } from '../../terms/decimal.js';
import type { Article } from '../articles.js';
import type { Component, FindingCode } from '../finding.js';
import { addDuties, type FiledNumber } from '../filed-lines.js';
import type { ComputedNumber } from './article-law.js';
import { toComponent } from './component.js';
import { isSameAmount } from './same-amount.js';
import { isVoidAuthority } from './void-authority.js';

/** Layers of these kinds say what column 1 and they come to together. */
export const TOTAL_KINDS: ReadonlySet<Layer['kind']> = new Set(['floor', 'in_lieu']);

/** Lawful amounts by heading; several commodity numbers of one line add up. */
export interface Lawful {
  readonly layer: Layer;
  amount: Decimal | null;
}

interface Filed {
  readonly article: Article;
  readonly parts: readonly ComputedNumber[];
  readonly lawful: ReadonlyMap<string, Lawful>;
  readonly known: readonly FiledNumber[];
}

interface Paired {
  readonly components: readonly Component[];
  readonly done: ReadonlySet<string>;
  readonly columnDone: boolean;
}

/** Customs wants the whole of a total rate on the Chapter 99 number; the law states it as column 1 and a top-up. */
export function pairWithColumn({ article, parts, lawful, known }: Filed): Paired {
  const total = [...lawful.values()].find(({ layer }) => TOTAL_KINDS.has(layer.kind));
  const filed = known.find(({ number }) => number === total?.layer.heading);
  if (total === undefined || filed === undefined || total.amount === null)
    return { components: [], done: new Set(), columnDone: false };
  const done = new Set([filed.number]);
  const column = sum(parts.map(({ atEntry }) => atEntry.totals.columnDuty));
  if (column === null) return { components: [], done, columnDone: true };
  const filedColumn = addDuties(article.commodities);
  const pair = { heading: filed.duty ?? ZERO, filedColumn, column, topUp: total.amount };
  return { components: comparePair(total.layer, parts, pair), done, columnDone: true };
}

interface Pair {
  /** Filed on the heading. */
  readonly heading: Decimal;
  readonly filedColumn: Decimal;
  readonly column: Decimal;
  readonly topUp: Decimal;
}

function comparePair(
  layer: Layer,
  parts: readonly ComputedNumber[],
  { heading, filedColumn, column, topUp }: Pair,
): readonly Component[] {
  const filed = filedColumn.plus(heading);
  const lawful = column.plus(topUp);
  if (isSameAmount(filed, lawful)) return [];
  const columnLayer = parts[0]?.atEntry.layers.find(({ kind }) => kind === 'column');
  // Column 1 is owed whatever becomes of the authority of the total rate.
  if (columnLayer !== undefined && filed.lessThan(column) && isVoidAuthority(layer.authorityType))
    return [
      toComponent(
        columnLayer,
        { filed, lawful: column },
        {
          code: 'T13',
          why: `the duty of ${columnLayer.heading} is ${columnLayer.computation}: ${filed.toFixed(2)} was filed on it and ${layer.heading}`,
        },
      ),
      toComponent(
        layer,
        { filed: ZERO, lawful: topUp },
        { code: 'T04', why: `${layer.heading} and the duty of column 1 come to ${lawful.toFixed(2)}` },
      ),
    ];
  const isOnTop = isSameAmount(heading, lawful) && isSameAmount(filed.minus(lawful), filedColumn);
  const { heading: number, rateText: rate } = layer;
  return [
    toComponent(
      layer,
      { filed, lawful },
      {
        code: isOnTop ? 'T11' : 'T04',
        why: isOnTop
          ? `${number} is a total of ${rate} that includes the duty of column 1: ${filedColumn.toFixed(2)} was charged on top of it`
          : `${number} and the duty of column 1 come to ${lawful.toFixed(2)} (${rate})`,
      },
    ),
  ];
}

export function compareColumns(article: Article, parts: readonly ComputedNumber[]): readonly Component[] {
  return parts.flatMap((part): readonly Component[] => {
    const { number, atEntry } = part;
    const column = atEntry.layers.find(({ kind }) => kind === 'column');
    if (column?.amount === null || column === undefined || number.duty === null) return [];
    if (isSameAmount(number.duty, column.amount)) return [];
    const isClaimLost =
      article.spi !== null && number.duty.lessThan(column.amount) && atEntry.column !== 'special';
    const code: FindingCode = isClaimLost
      ? 'T14'
      : isOtherColumn(part, number.duty, column.amount)
        ? 'T12'
        : 'T13';
    const why = isClaimLost
      ? `${article.spi} is not available for the line, the origin and the date: the duty is ${column.computation} (${column.rateText})`
      : `the duty of ${column.heading} is ${column.computation} (${column.rateText}): ${number.duty.toFixed(2)} was filed${code === 'T12' ? ', the duty of the other column' : ''}`;
    return [toComponent(column, { filed: number.duty, lawful: column.amount }, { code, why })];
  });
}

/** Column 1 for a country of column 2, or the reverse. */
function isOtherColumn({ atEntry, columnTwo }: ComputedNumber, filed: Decimal, lawful: Decimal): boolean {
  if (atEntry.column === 'column2') return filed.lessThan(lawful);
  return columnTwo !== null && isSameAmount(filed, columnTwo);
}
