import { refuseField } from '../../../terms/errors.js';

/** Tariff numbers of one entry, which is audited at once: a summary has at most 999 lines of 16 (CATAIR AE, record 40). */
const MAX_RECORDS_OF_ENTRY = 20_000;

/** Throws `payload-too-large` where the rows of one number cannot be those of an entry. */
export function refuseLongEntry({ length }: readonly unknown[]): void {
  if (length > MAX_RECORDS_OF_ENTRY)
    throw refuseField(
      'file',
      `one entry has more than ${MAX_RECORDS_OF_ENTRY} tariff numbers, and an entry summary has fewer: see which column holds the entry number`,
      'payload-too-large',
    );
}
