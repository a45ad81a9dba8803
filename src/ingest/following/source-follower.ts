import { randomInt } from 'node:crypto';
import type { Database } from '../../store/database/database.js';
import type { IngestReport, IngestRequest, IngestSource } from '../run/source.js';
import { findDueSources } from './due-sources.js';

/** One look at the official address of a source. */
export interface FollowJob {
  readonly source: string;
}

export interface FollowerParts {
  readonly sources: readonly IngestSource[];
  readonly database: Database;
  /** Where a source is looked at; null: at its official address. */
  readonly placeOf: (source: IngestSource) => string | null;
  readonly now: () => Date;
  /** Runs a source while no other ingestion runs, and serves what it changed. */
  readonly ingest: (
    source: IngestSource,
    request: IngestRequest,
    signal: AbortSignal,
  ) => Promise<IngestReport>;
  readonly send: (job: FollowJob, afterSeconds: number) => Promise<void>;
  readonly onReport: (report: IngestReport) => void;
}

/** Looks are spread over this time, so that many servers do not ask at the same minute. */
const SPREAD_SECONDS = 240;

/** Follows the sources that have an official address, each at its cadence. */
export class SourceFollower {
  constructor(private readonly parts: FollowerParts) {}

  /** Orders a look at each source that is due. */
  readonly orderDue = async (): Promise<void> => {
    const { send } = this.parts;
    for (const { name } of await this.findDue()) await send({ source: name }, randomInt(SPREAD_SECONDS));
  };

  /** One look, unless another process or a person has looked since it was ordered; `signal` cuts it short. */
  readonly look = async ({ source: name }: FollowJob, signal: AbortSignal): Promise<void> => {
    const { ingest, onReport, placeOf } = this.parts;
    const source = (await this.findDue()).find((due) => due.name === name);
    if (!source) return;
    const from = placeOf(source);
    const request = {
      from,
      proposes: true,
      dryRun: false,
      allowLargeChange: false,
      since: null,
      label: null,
    };
    onReport(await ingest(source, request, signal));
  };

  private findDue(): Promise<readonly IngestSource[]> {
    const { database, sources, now } = this.parts;
    return findDueSources(database, sources, now());
  }
}
