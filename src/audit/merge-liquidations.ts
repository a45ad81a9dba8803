import type { FiledRecord } from './filed-record.js';

type Stated = Pick<FiledRecord, 'liquidationDate' | 'liquidationStatus'>;

/** Words of a report for what has not happened yet. */
const FORECAST = /extend|suspend|review|schedul|unliq|not liq/i;

/**
 * What the files say of the liquidation of an entry: what happened stands before a forecast of an older file, and of two
 * days on which the entry was liquidated the earlier counts, so that no right is shown longer than it is.
 */
export function mergeLiquidations(records: readonly (Stated & Pick<FiledRecord, 'file'>)[]): Stated {
  const first = <K extends keyof Stated>(key: K): Stated[K] =>
    records.find((record) => record[key] !== null)?.[key] ?? null;
  const happened = records
    .filter(({ liquidationDate, liquidationStatus }) => {
      return liquidationDate !== null && !FORECAST.test(liquidationStatus ?? '');
    })
    .sort((left, right) => (left.liquidationDate! < right.liquidationDate! ? -1 : 1));
  const isOfSeveral = new Set(records.map(({ file }) => file)).size > 1;
  const [earliest] = happened;
  if (!isOfSeveral || earliest === undefined)
    return { liquidationDate: first('liquidationDate'), liquidationStatus: first('liquidationStatus') };
  const { liquidationDate, liquidationStatus } = earliest;
  const said = happened.find((one) => one.liquidationStatus !== null)?.liquidationStatus ?? null;
  return { liquidationDate, liquidationStatus: liquidationStatus ?? said };
}
