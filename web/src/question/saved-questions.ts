import { useState } from 'preact/hooks';

const NAME = 'dutygraph.questions';
/** What a list that is read by eye can hold. */
const MAX_KEPT = 50;

/** A question that the reader asked to keep, on this device alone. */
export interface SavedQuestion {
  readonly name: string;
  /** The page that asks it, from `/` on. */
  readonly address: string;
}

function read(): readonly SavedQuestion[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(entry: unknown): entry is SavedQuestion {
  const { name, address } = (entry ?? {}) as Partial<Record<keyof SavedQuestion, unknown>>;
  return typeof name === 'string' && typeof address === 'string' && address.startsWith('/duty?');
}

/** The questions kept, the newest first, and how to change them. One address is kept once. */
export function useSavedQuestions() {
  const [saved, setSaved] = useState(read);
  const change = (next: readonly SavedQuestion[]): void => {
    localStorage.setItem(NAME, JSON.stringify(next));
    setSaved(next);
  };
  const without = (address: string) => read().filter((one) => one.address !== address);
  return {
    saved,
    save: (question: SavedQuestion): void =>
      change([question, ...without(question.address)].slice(0, MAX_KEPT)),
    remove: (address: string): void => change(without(address)),
  };
}
