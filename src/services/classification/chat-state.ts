/** What a conversation has decided: enough to classify again. */
export interface ChatState {
  readonly entryDate: string;
  /** What the caller said of the goods, in order. */
  readonly said: readonly string[];
  /** Keys of the rows that were chosen. */
  readonly keeps: readonly string[];
  /** The question of the last turn; null: none was left. */
  readonly question: ChatQuestion | null;
  /** The number the last turn came to, digits; null: none. */
  readonly answer: string | null;
}

export interface ChatQuestion {
  readonly text: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly adds: string | null;
    readonly keeps: string | null;
  }[];
}

export interface ChatMessage {
  readonly from: 'caller' | 'service';
  readonly text: string;
}
