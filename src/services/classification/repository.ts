import type { Decimal } from '../../terms/decimal.js';
import type { FoundRuling, RulingQuery } from '../../store/rulings/find-rulings.js';
import type { KeptSession } from '../../store/classification/sessions.js';
import type { NewConfirmation } from '../../store/classification/confirmations.js';
import type { NewSharedReport } from '../../store/classification/shared-reports.js';
import type { Advisor } from './advisor/advisor.js';
import type { ChatMessage, ChatState } from './chat-state.js';

/** Letters near a text, and how many there are in all. */
export interface NearRulings {
  readonly held: number;
  readonly rulings: readonly FoundRuling[];
}

/** The stored ruling letters; test keys see none. */
export interface RulingLibrary {
  search(
    query: RulingQuery,
    page: { readonly offset: number; readonly size: number },
  ): Promise<{ readonly total: number; readonly rulings: readonly FoundRuling[] }>;
  find(rulingNumber: string): Promise<FoundRuling | null>;
  /** Those whose subjects share most with a text, by the stems of its words, best first; revoked ones are left out. */
  near(stems: Iterable<string>, most: number): Promise<NearRulings>;
  count(): Promise<number>;
}

export type ChatSession = KeptSession<ChatState, ChatMessage>;

/**
 * The storage and outside services of classification for one caller. Each throws `service-unavailable` in an outage.
 */
export interface ClassificationRepository {
  readonly now: () => Date;
  readonly rulings: RulingLibrary;
  findSession(id: string): Promise<ChatSession | null>;
  saveSession(session: ChatSession, dataVersion: string): Promise<void>;
  confirm(
    record: Omit<NewConfirmation, 'accountId' | 'apiKeyId'>,
  ): Promise<{ readonly id: string; readonly recordedAt: Date }>;
  saveReport(
    report: Omit<NewSharedReport, 'accountId' | 'createdAt'>,
  ): Promise<{ readonly id: string; readonly token: string }>;
  /** Null when no language model is configured or the key is a test key. */
  readonly advisor: Advisor | null;
  /** Charges the use of a language model to the caller's account. */
  countSpend(operation: string, tokens: number, cost: Decimal): void;
}
