import type { SplittingQuestion } from '../../classify/answer/question.js';

/** The decisions of a conversation: enough to classify again. */
export interface ChatState {
  readonly entryDate: string;
  /** What the caller wrote about the goods, in order. */
  readonly said: readonly string[];
  /** Keys of the chosen rows. */
  readonly keeps: readonly string[];
  /** The question of the last turn; null when none was open. */
  readonly question: ChatQuestion | null;
  /** The number that the last turn arrived at, as digits; null when none. */
  readonly answer: string | null;
}

export interface ChatQuestion extends Pick<SplittingQuestion, 'text'> {
  readonly options: readonly Omit<SplittingQuestion['options'][number], 'leadsTo'>[];
}

export interface ChatMessage {
  readonly from: 'caller' | 'service';
  readonly text: string;
}
