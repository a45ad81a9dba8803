import type { AnswerBasis } from '../../rest/entity-tag.js';
import type { Caller } from '../accounts/caller.js';
import type { AccountRepository } from '../accounts/account-repository.js';
import type { KeyMode } from '../accounts/api-key.js';
import type { GraphContext } from '../graphql/context.js';
import type { AuditRepository } from '../services/audit/stored/audit-repository.js';
import type { ChangeRepository } from '../services/law-changes/change-repository.js';
import type { ReportRepository } from '../services/adcvd/report-repository.js';
import type { ClassificationRepository } from '../services/classification/repository.js';
import { Problem, refuseField } from '../terms/errors.js';
import { quoteInput } from '../terms/result.js';
import { toCalendarDate, type CalendarDate } from '../terms/calendar-date.js';
import type { HttpContext } from './http-context.js';
import type { SnapshotSource } from './ports.js';
import { onceFor } from '../terms/lazily.js';

/** Test keys always ask on this day, so that their answers never change. */
const TEST_MODE_TODAY = toCalendarDate('2026-06-15');

/** The data of test keys never changes. */
const NO_CHANGES: ChangeRepository = { list: () => Promise.resolve([]) };

export interface ContextParts {
  readonly snapshots: SnapshotSource;
  readonly today: () => CalendarDate;
  /** Version of the duty engine. */
  readonly engineVersion: string;
  readonly programVersion: string;
  /** The reports of an account; absent where there is no database. */
  readonly reportsOf?: (accountId: string) => ReportRepository;
  /** What is held on an account; absent where there is no database. */
  readonly accountOf?: (accountId: string) => AccountRepository;
  /** What classification keeps and asks for a caller; absent where there is no database. */
  readonly classificationOf?: (caller: Caller) => ClassificationRepository;
  /** The stored audits of a caller; absent where there is no database. */
  readonly auditsOf?: (caller: Caller) => AuditRepository;
  /** The applied changes of the law; absent where there is no database. */
  readonly changes?: ChangeRepository | undefined;
}

/** Decides once for each request which data answers it, and which day counts as today. */
export function createContextFor(
  parts: ContextParts,
): (http: HttpContext, argument?: string | null) => GraphContext {
  const { snapshots, today, engineVersion, programVersion, changes } = parts;
  const ownOf = ownParts(parts);
  return ({ request, caller, traceId }, argument = null) => {
    const mode: KeyMode = caller?.mode ?? 'live';
    const pin = choosePin(request.headers['data-version'], argument);
    const snapshot = pin === null ? findCurrent(snapshots, mode) : findPinned(snapshots, mode, pin);
    return {
      snapshot,
      ...(snapshots.datasetsOf && { datasetRecords: snapshots.datasetsOf(snapshot) }),
      today: mode === 'test' ? TEST_MODE_TODAY : today(),
      betaEntitled: caller?.betaEntitled ?? false,
      engineVersion,
      programVersion,
      pinnableDataVersions: snapshots.listKept(mode),
      findVersion: (dataVersion) => snapshots.find(mode, dataVersion),
      traceId,
      ...(changes && { changes: mode === 'test' ? NO_CHANGES : changes }),
      ...(caller && ownOf(caller)),
    };
  };
}

type Own = Pick<GraphContext, 'accountId' | 'reports' | 'account' | 'classification' | 'audits'>;

/** What is bound to a caller is made once for all requests that one check of the key covers. */
function ownParts({
  reportsOf,
  accountOf,
  classificationOf,
  auditsOf,
}: ContextParts): (caller: Caller) => Own {
  return onceFor((caller: Caller) => ({
    accountId: caller.accountId,
    ...(reportsOf && { reports: reportsOf(caller.accountId) }),
    ...(accountOf && { account: accountOf(caller.accountId) }),
    ...(classificationOf && { classification: classificationOf(caller) }),
    ...(auditsOf && { audits: auditsOf(caller) }),
  }));
}

/** What the entity tag of an answer depends on besides the question. */
export function basisOf(context: GraphContext): AnswerBasis {
  const { snapshot, engineVersion, programVersion, today, betaEntitled } = context;
  return { dataVersion: snapshot.dataVersion, engineVersion, programVersion, today, betaEntitled };
}

function findCurrent(snapshots: SnapshotSource, mode: KeyMode): GraphContext['snapshot'] {
  const snapshot = snapshots.getCurrent(mode);
  if (snapshot) return snapshot;
  throw new Problem('service-unavailable', 'The reference data is still being loaded.').withHeaders({
    'Retry-After': '5',
  });
}

/** A data version named by the caller, and where. */
interface Pin {
  readonly at: 'Data-Version' | 'dataVersion';
  readonly version: string;
}

function choosePin(header: string | readonly string[] | undefined, argument: string | null): Pin | null {
  const named = typeof header === 'string' ? header : null;
  if (argument === null) return named === null ? null : { at: 'Data-Version', version: named };
  if (named === null || named === argument) return { at: 'dataVersion', version: argument };
  throw refuseField(
    'dataVersion',
    'the header Data-Version names another data version: give one of the two.',
  );
}

function findPinned(
  snapshots: SnapshotSource,
  mode: KeyMode,
  { at, version }: Pin,
): GraphContext['snapshot'] {
  const snapshot = snapshots.find(mode, version);
  if (snapshot) return snapshot;
  const kept = snapshots.listKept(mode).join(', ') || 'none';
  const wrong = `${quoteInput(version)} is not kept. The versions kept are: ${kept}.`;
  throw refuseField(at, wrong, 'data-version-gone');
}
