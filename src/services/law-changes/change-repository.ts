import type { AppliedRun, RunsWanted } from '../../store/changes/change-table.js';

/** One applied change of the law, as it was recorded. */
export type RecordedChange = AppliedRun<ChangeContent>;

/** The recorded content of a change; a run of an earlier version of the program has less. */
export interface ChangeContent {
  readonly title?: string;
  readonly changesDuty?: boolean;
  readonly words?: readonly string[];
  readonly touches?: {
    /** Tariff numbers, dotted. */
    readonly lines?: readonly string[];
    /** Chapter 99 headings, dotted. */
    readonly headings?: readonly string[];
    readonly caseNumbers?: readonly string[];
  };
}

/** The applied changes of the law, oldest first. */
export interface ChangeRepository {
  list(wanted: RunsWanted): Promise<readonly RecordedChange[]>;
}
