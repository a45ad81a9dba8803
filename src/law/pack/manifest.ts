import { z } from 'zod';
import { sha256Of } from './pack-format.js';

export const PACK_FORMAT = 2;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a pack holds and how far it reaches. */
export const packManifest = z.strictObject({
  format: z.literal(PACK_FORMAT),
  /** sha256 over the names and hashes of the datasets: the identity of the content. */
  dataVersion: sha256,
  coverage: z.strictObject({
    /** First day that the schedule answers for, the newest revision it was read to and the newest one archived. */
    schedule: z.strictObject({ from: day, revision: z.string(), archive: z.string() }),
    /** Last day to which the Chapter 99 programs are known; later rows are as scheduled. */
    programs: z.strictObject({ verifiedTo: day }),
  }),
  datasets: z.array(
    z.strictObject({
      table: z.string(),
      file: z.string().regex(/^[a-z0-9_]+\.ndjson\.gz$/),
      rows: z.number().int().nonnegative(),
      /** Of the content before compression. */
      sha256,
      byteLength: z.number().int().nonnegative(),
    }),
  ),
});

export type PackManifest = z.infer<typeof packManifest>;
export type PackCoverage = PackManifest['coverage'];

/** The version of the content: a hash over what the datasets are called and hold, whatever their order. */
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
