import { useEffect, useState } from 'preact/hooks';
import { apiKey } from '../access/api-key.js';
import { toRefusal, type Refusal } from './refusal.js';

/** A question on its way: the answer before it stays on the page until the next one is there. */
export interface Asked<Result> {
  readonly answer: Result | null;
  readonly refusal: Refusal | null;
  readonly isLoading: boolean;
}

/** Milliseconds between two questions about something that is under way. */
const PACE = 1_000;

/**
 * Asks when `question` changes; a null question is not asked. An answer that comes after the next question was asked is
 * dropped. While an answer `isUnderWay`, it is asked for again every second.
 */
export function useAnswer<Result>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<Result>,
  isUnderWay: (answer: Result) => boolean = () => false,
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
    const follow = async (): Promise<void> => {
      if (control.signal.aborted) return;
      const next = await ask(control.signal).then(
        (answer): Asked<Result> => ({ answer, refusal: null, isLoading: false }),
        (cause: unknown): Asked<Result> => ({ answer: null, refusal: toRefusal(cause), isLoading: false }),
      );
      if (control.signal.aborted) return;
      setState(next);
      if (next.answer !== null && isUnderWay(next.answer)) await wait(PACE).then(follow);
    };
    void follow();
    return () => control.abort();
  }, [question, key]);
  return state;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
