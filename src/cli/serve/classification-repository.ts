import type { Caller } from '../../accounts/caller.js';
import { reachDatabase } from '../../accounts/reach-database.js';
import type { UsageRecorder } from '../../accounts/usage-recorder.js';
import type { Advisor } from '../../services/classification/advisor/advisor.js';
import type { ChatMessage, ChatState } from '../../services/classification/chat-state.js';
import type {
  ClassificationRepository,
  NearRulings,
  RulingLibrary,
} from '../../services/classification/repository.js';
import { addConfirmation } from '../../store/classification/confirmations.js';
import { createSessionTable } from '../../store/classification/sessions.js';
import { addSharedReport, findSharedReport } from '../../store/classification/shared-reports.js';
import type { Database } from '../../store/database/database.js';
import {
  findRuling,
  listSubjects,
  readValidRulings,
  searchRulings,
} from '../../store/rulings/find-rulings.js';
import { HeldRulings } from './held-rulings.js';

export interface RepositoryParts {
  readonly database: Database;
  readonly usage: Pick<UsageRecorder, 'spend'>;
  readonly clock: { readonly now: () => Date };
  /** Null when no language model is configured. */
  readonly advisor: Advisor | null;
}

/** The classification records in the database, bound to a caller; an unavailable database is reported as such. */
export function createClassificationRepositories({
  database,
  usage,
  clock,
  advisor,
}: RepositoryParts): (caller: Caller) => ClassificationRepository {
  const live = libraryOf(database);
  return ({ accountId, keyId, mode }) => {
    const sessions = createSessionTable<ChatState, ChatMessage>(database, accountId);
    return {
      now: clock.now,
      rulings: mode === 'test' ? NO_RULINGS : live,
      findSession: (id) => reachDatabase(sessions.find(id, clock.now())),
      saveSession: (session, dataVersion) => reachDatabase(sessions.save(session, dataVersion, clock.now())),
      confirm: (record) =>
        reachDatabase(addConfirmation(database, { ...record, accountId, apiKeyId: keyId })),
      saveReport: (report) =>
        reachDatabase(addSharedReport(database, { ...report, accountId, createdAt: clock.now() })),
      // Answers to test keys never change, so no model is asked.
      advisor: mode === 'test' ? null : advisor,
      countSpend: (operation, aiTokens, aiCost) => usage.spend({ accountId, operation, aiTokens, aiCost }),
    };
  };
}

/** What report links show. */
export function createSharedReports(
  database: Database,
  clock: { readonly now: () => Date },
): (token: string) => Promise<object | null> {
  return (token) => reachDatabase(findSharedReport(database, token, clock.now()));
}

function libraryOf(database: Database): RulingLibrary {
  // The time to answer is that of a page: a server that has just started reads many.
  const held = new HeldRulings((after, most) => reachDatabase(listSubjects(database, after, most)));
  // So that no classification waits for all of them; whoever asks meets a failure again.
  held.current().catch(() => undefined);
  const readNear = async (stems: Iterable<string>, most: number): Promise<NearRulings> => {
    const index = await held.current();
    const numbers = index.find(stems, most);
    return {
      held: index.size,
      rulings: numbers.length === 0 ? [] : await reachDatabase(readValidRulings(database, numbers)),
    };
  };
  return {
    search: (query, page) => reachDatabase(searchRulings(database, query, page)),
    find: (number) => reachDatabase(findRuling(database, number)),
    near: readNear,
    count: async () => (await held.current()).size,
  };
}

/** Test keys are answered from their fixture, which contains no letters. */
const NO_RULINGS: RulingLibrary = {
  search: () => Promise.resolve({ total: 0, rulings: [] }),
  find: () => Promise.resolve(null),
  near: () => Promise.resolve({ held: 0, rulings: [] }),
  count: () => Promise.resolve(0),
};
