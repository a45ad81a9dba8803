import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Style } from './style.js';
import { showView } from './views.js';
import type { CalcWords } from './words.js';

export interface CalcParts {
  readonly words: readonly string[];
  readonly today: () => CalendarDate;
  readonly style: Style;
  /** The key for --server. */
  readonly apiKey?: string | undefined;
  /** Called only when the words are a valid question. */
  readonly openReference: () => Promise<Snapshot>;
}

/** What an answered question prints, and the requested proof with the file to write it to. */
export interface Answer {
  readonly stdout: string;
  readonly proof?: { readonly file: string; readonly text: string };
}

interface Shown {
  readonly words: CalcWords;
  /** Null: none is requested. */
  readonly proof: unknown;
  readonly style: Style;
}

/** The JSON of the REST operation as it is, as a table or as a report. */
export function showAnswer(body: unknown, { words, proof, style }: Shown): Answer {
  const stdout = showView(words, body, style);
  if (words.proof === null) return { stdout };
  return { stdout, proof: { file: words.proof, text: `${JSON.stringify(proof, null, 2)}\n` } };
}
