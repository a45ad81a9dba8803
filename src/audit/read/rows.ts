/** The header is looked for in so many rows; those above it are a preface. */
export const PREFACE_ROWS = 30;
/** So many skipped rows, and so many cells that cannot be read, are listed; the others are counted. */
export const MAX_NOTES = 1000;
const TOTAL = /^(grand )?totals?:?$/i;

/** Why a row holds no data. Null: it may. */
export function findNoDataReason(cells: readonly string[]): string | null {
  const first = cells.find((cell) => cell.trim() !== '');
  if (first === undefined) return 'the row is empty';
  return TOTAL.test(first.trim()) ? 'it is a row of totals' : null;
}
