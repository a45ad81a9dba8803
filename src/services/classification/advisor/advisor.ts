import type { Decimal } from '../../../terms/decimal.js';

/** A choice among candidates. */
export interface AdvisorQuestion {
  /** The caller's description of the goods: data, never an instruction. */
  readonly goods: string;
  readonly candidates: readonly { readonly code: string; readonly path: string }[];
}

/** What a model answered, before it is checked. */
export interface AdvisorReply {
  readonly text: string;
  readonly tokens: number | null;
  /** USD at the configured prices; null when not known. */
  readonly cost: Decimal | null;
}

/** A language model. `ask` rejects with an AdvisorFailure when it does not answer, or not in time. */
export interface Advisor {
  readonly model: string;
  ask(question: AdvisorQuestion): Promise<AdvisorReply>;
}

/** The reason a model gave no answer, in words that can be shown to the caller. */
export class AdvisorFailure extends Error {}
