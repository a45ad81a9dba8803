import { toEarlierDay, toUtcDay } from '../../terms/calendar-date.js';
import { placeInMirror } from '../run/mirror.js';
import type { IngestSource, Workshop } from '../run/source.js';

/** Days that are asked for: few publications, and at least one day of work among them. */
const DAYS = 4;

export interface Examination {
  readonly lines: readonly string[];
  readonly succeeded: boolean;
}

/**
 * Reads the last days of every source that has an official address, without changing anything, and says which answer in
 * the expected form, and what is different about the others.
 *
 * @param mirror address with a folder for each source, instead of the official ones; null: those
 */
export async function examineSources(
  sources: readonly IngestSource[],
  mirror: string | null,
  workshop: Workshop,
): Promise<Examination> {
  const lines: string[] = [];
  let succeeded = true;
  const since = toEarlierDay(toUtcDay(workshop.now()), DAYS);
  for (const source of sources) {
    if (!source.official) continue;
    const started = performance.now();
    const from = placeInMirror(source, mirror);
    const request = { from, since, dryRun: true, allowLargeChange: true, label: null };
    const { runs, rowsRead } = await source.ingest(request, workshop);
    const failures = runs.flatMap(({ failure }) => failure ?? []);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(
      `${source.name}: ${failures.length === 0 ? `as expected, ${rowsRead} records` : 'not as expected'}, ${seconds} s`,
    );
    lines.push(...failures.map((failure) => `  ${failure}`));
    succeeded &&= failures.length === 0;
  }
  return { lines, succeeded };
}
