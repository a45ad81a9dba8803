import type { LawChange as LawChangeOfGraph, LawChangeKind } from '../../generated/schema-types.js';
import type { PageInfo } from '../connection.js';
import type { describeAnswer } from '../regulatory-data-status.js';
import type { RecordedChange } from './change-repository.js';

/** One applied change, as answers show it. */
export type LawChange = Required<LawChangeOfGraph>;

export interface LawChangesModel {
  readonly changes: readonly LawChange[];
  readonly pageInfo: PageInfo;
  readonly _meta: ReturnType<typeof describeAnswer>;
}

/** Most tariff numbers, headings, cases and words of one change in an answer. */
const MAX_LISTED = 1_000;
const MAX_WORDS = 200;

const KINDS: Readonly<Record<string, LawChangeKind>> = {
  hts: 'schedule',
  'federal-register': 'notices',
  csms: 'notices',
  cross: 'rulings',
  rulings: 'rulings',
  notes: 'notes',
  scopes: 'scopes',
};

export function presentChange(change: RecordedChange): LawChange {
  const { id, source, at, dataVersion, content } = change;
  const { title = source, changesDuty = true, words = [], touches = {} } = content;
  const lines = touches.lines ?? [];
  return {
    ...{ id: `run-${id}`, at: at.toISOString(), kind: KINDS[source] ?? 'law', title, dataVersion },
    mayChangeDuty: changesDuty,
    ...{ rowsAdded: change.rowsAdded, rowsChanged: change.rowsChanged, rowsEnded: change.rowsClosed },
    ...{ lines: lines.slice(0, MAX_LISTED), lineCount: lines.length },
    headings: (touches.headings ?? []).slice(0, MAX_LISTED),
    caseNumbers: (touches.caseNumbers ?? []).slice(0, MAX_LISTED),
    words: words.slice(0, MAX_WORDS),
  };
}
