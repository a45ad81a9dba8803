import * as z from 'zod';
import { sha256Of } from './pack-format.js';

export const PACK_FORMAT = 3;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The contents and coverage of a pack. */
export const packManifest = z.strictObject({
  format: z.literal(PACK_FORMAT),
  /** sha256 over the names and hashes of the datasets: the identity of the content. */
  dataVersion: sha256,
  coverage: z.strictObject({
    /** First day the schedule covers, the newest revision read and the newest one archived. */
    schedule: z.strictObject({ from: day, revision: z.string(), archive: z.string() }),
    /** Last day to which the Chapter 99 programs are verified; later rows are as scheduled. */
    programs: z.strictObject({ verifiedTo: day }),
  }),
  datasets: z.array(
    z.strictObject({
      table: z.string(),
      file: z.string().regex(/^[a-z0-9_]+\.ndjson\.gz$/),
      rows: z.number().int().nonnegative(),
      /** Hash of the content before compression. */
      sha256,
      byteLength: z.number().int().nonnegative(),
    }),
  ),
});

export type PackManifest = z.infer<typeof packManifest>;
export type PackCoverage = PackManifest['coverage'];

/** The version of the content: a hash over the names and hashes of the datasets, independent of their order. */
export function dataVersionOf(
  datasets: readonly { readonly table: string; readonly sha256: string }[],
): string {
  return sha256Of(
    datasets
      .map(({ table, sha256: hash }) => `${table} ${hash}\n`)
      .sort()
      .join(''),
  );
}
