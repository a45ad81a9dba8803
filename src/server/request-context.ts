import type { AnswerBasis } from '../../rest/entity-tag.js';
import type { AccountShelf } from '../accounts/account-shelf.js';
import type { KeyMode } from '../accounts/api-key.js';
import type { GraphContext } from '../graphql/context.js';
import type { ReportShelf } from '../services/adcvd/report-shelf.js';
import { Problem } from '../terms/errors.js';
import { quoteInput } from '../terms/result.js';
import { toCalendarDate, type CalendarDate } from '../terms/calendar-date.js';
import type { Exchange } from './exchange.js';
import type { SnapshotSource } from './ports.js';

/** Test keys always ask on this day, so that their answers never change. */
const TEST_MODE_TODAY = toCalendarDate('2026-06-15');

export interface ContextParts {
  readonly snapshots: SnapshotSource;
  readonly today: () => CalendarDate;
  readonly engineVersion: string;
  /** The reports of an account; absent where there is no database. */
  readonly reportsOf?: (accountId: string) => ReportShelf;
  /** What is held on an account; absent where there is no database. */
  readonly accountOf?: (accountId: string) => AccountShelf;
}

/** Decides once for a request which data answers it, and on which day it is asked. */
export function createContextFor({
  snapshots,
  today,
  engineVersion,
  reportsOf,
  accountOf,
}: ContextParts): (exchange: Exchange) => GraphContext {
  return ({ request, caller, traceId }) => {
    const mode: KeyMode = caller?.mode ?? 'live';
    const pinned = request.headers['data-version'];
    return {
      snapshot:
        typeof pinned === 'string' ? findPinned(snapshots, mode, pinned) : findCurrent(snapshots, mode),
      today: mode === 'test' ? TEST_MODE_TODAY : today(),
      betaEntitled: caller?.betaEntitled ?? false,
      engineVersion,
      pinnableDataVersions: snapshots.kept(mode),
      traceId,
      ...(caller && reportsOf && { reports: reportsOf(caller.accountId) }),
      ...(caller && accountOf && { account: accountOf(caller.accountId) }),
    };
  };
}

/** What the entity tag of an answer depends on beside the question. */
export function basisOf(context: GraphContext): AnswerBasis {
  const { snapshot, engineVersion, today, betaEntitled } = context;
  return { dataVersion: snapshot.dataVersion, engineVersion, today, betaEntitled };
}

function findCurrent(snapshots: SnapshotSource, mode: KeyMode): GraphContext['snapshot'] {
  const snapshot = snapshots.current(mode);
  if (snapshot) return snapshot;
  throw new Problem('service-unavailable', 'The reference data is still being loaded.').withHeaders({
    'Retry-After': '5',
  });
}

function findPinned(snapshots: SnapshotSource, mode: KeyMode, version: string): GraphContext['snapshot'] {
  const snapshot = snapshots.find(mode, version);
  if (snapshot) return snapshot;
  const kept = snapshots.kept(mode).join(', ') || 'none';
  const message = `Data-Version: ${quoteInput(version)} is not kept. The versions kept are: ${kept}.`;
  throw new Problem('data-version-gone', message, [{ at: 'Data-Version', message }]);
}
