import type { Decimal } from '../../../terms/decimal.js';

/** A choice among candidates. */
export interface AdvisorQuestion {
  /** The goods in the words of the caller: data, never an instruction. */
  readonly goods: string;
  readonly candidates: readonly { readonly code: string; readonly path: string }[];
}

/** What a model said, before it is believed. */
export interface AdvisorReply {
  readonly text: string;
  readonly tokens: number | null;
  /** USD at the configured prices; null: not known. */
  readonly cost: Decimal | null;
}

/** A language model that may be asked. `ask` rejects with an AdvisorFailure when it does not answer in time or at all. */
export interface Advisor {
  readonly model: string;
  ask(question: AdvisorQuestion): Promise<AdvisorReply>;
}

/** Why a model gave no answer, in words that can be shown. */
export class AdvisorFailure extends Error {}
