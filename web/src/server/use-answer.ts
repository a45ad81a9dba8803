import { useEffect, useState } from 'preact/hooks';
import { apiKey } from '../access/api-key.js';
import { toRefusal, type Refusal } from './refusal.js';

/** A question on its way: the answer before it stays on the page until the next one is there. */
export interface Asked<Result> {
  readonly answer: Result | null;
  readonly refusal: Refusal | null;
  readonly isLoading: boolean;
}

/**
 * Asks when `question` changes; a null question is not asked. An answer that comes after the next question was asked is
 * dropped.
 */
export function useAnswer<Result>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<Result>,
): Asked<Result> {
  const key = apiKey.use();
  const [state, setState] = useState<Asked<Result>>({
    answer: null,
    refusal: null,
    isLoading: question !== null,
  });
  useEffect(() => {
    if (question === null) return setState({ answer: null, refusal: null, isLoading: false });
    const control = new AbortController();
    setState((before) => ({ ...before, isLoading: true }));
    ask(control.signal).then(
      (answer) => control.signal.aborted || setState({ answer, refusal: null, isLoading: false }),
      (cause: unknown) =>
        control.signal.aborted || setState({ answer: null, refusal: toRefusal(cause), isLoading: false }),
    );
    return () => control.abort();
  }, [question, key]);
  return state;
}
