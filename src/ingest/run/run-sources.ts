import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IngestUnderWay, runAlone } from '../ledger/ingest-lock.js';
import { pruneVersions } from '../keeping/retention.js';
import type { IngestCommand } from './ingest-command.js';
import type { IngestReport, IngestRequest, IngestSource, Progress, RequestPart, Workshop } from './source.js';

/** How long a part waits before it looks again whether somebody else still ingests. */
const RETRY_MS = 1_000;

/**
 * Runs the sources one after the other. Each run has the database to itself, so that others ingest between the parts of
 * a long request.
 *
 * @throws IngestUnderWay when somebody else ingests.
 */
export async function runIngestCommand(
  command: IngestCommand,
  workshop: Workshop,
): Promise<readonly IngestReport[]> {
  const reports: IngestReport[] = [];
  for (const { source, request } of placesOf(command)) {
    const parts = (await source.split?.(request, workshop)) ?? null;
    reports.push(
      parts === null ? await runOne(source, request, workshop) : await runParts(source, parts, workshop),
    );
  }
  return reports;
}

function runOne(source: IngestSource, request: IngestRequest, workshop: Workshop): Promise<IngestReport> {
  const { database } = workshop;
  return runAlone(database, async () => {
    const report = await source.ingest(request, workshop);
    if (report.runs.some(({ status }) => status === 'applied')) await pruneVersions(database);
    return report;
  });
}

/** One part after the other, until one fails: the next would ask the same server. The same words go on from there. */
async function runParts(
  source: IngestSource,
  parts: readonly RequestPart[],
  workshop: Workshop,
): Promise<IngestReport> {
  const reports: IngestReport[] = [];
  for (const [place, { name, request }] of parts.entries()) {
    const at = `${name} (${place + 1} of ${parts.length})`;
    const progress: Progress = {
      ...workshop.progress,
      start: (stage, total) => workshop.progress.start(`${at}: ${stage}`, total),
    };
    const report = await whenFree(workshop, () => runOne(source, request, { ...workshop, progress }));
    reports.push(report);
    if (report.runs.some(({ status }) => status === 'failed')) break;
  }
  return {
    source: source.name,
    runs: reports.flatMap(({ runs }) => runs),
    dataVersion: reports.at(-1)?.dataVersion ?? null,
    rowsRead: reports.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
    succeeded: reports.every(({ succeeded }) => succeeded),
  };
}

/** Does the work once nobody else ingests: a run of somebody else between two parts does not end the rest. */
async function whenFree<T>({ signal }: Workshop, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof IngestUnderWay)) throw failure;
      await pause(RETRY_MS, undefined, { signal });
    }
  }
}

interface Placed {
  readonly source: IngestSource;
  readonly request: IngestRequest;
}

/**
 * Several sources read whatever is available: without a place, those with an official address; in a folder, those with
 * files in it.
 */
function placesOf({ sources, request }: IngestCommand): readonly Placed[] {
  const { from } = request;
  if (sources.length === 1 || (from !== null && /^https?:/i.test(from)))
    return sources.map((source) => ({ source, request }));
  if (from === null) return sources.flatMap((source) => (source.official ? [{ source, request }] : []));
  return sources.flatMap((source) => {
    const place = source.folder === undefined ? from : join(from, source.folder);
    return existsSync(place) ? [{ source, request: { ...request, from: place } }] : [];
  });
}
