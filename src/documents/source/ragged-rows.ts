import type { Parser } from 'csv-parse';

/**
 * The parser makes an error with its stack for each row that is not as long as the first, even where such rows are taken, and
 * each holds the one before: that takes thirty times the time of the row, and memory without end.
 */
export function takeRaggedRows(parser: Parser): void {
  const { state } = parser as unknown as { readonly state: { readonly record: readonly string[] } };
  Object.defineProperty(state, 'expectedRecordLength', {
    get: () => state.record.length,
    set: () => undefined,
  });
}
