import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { openBundledSnapshot } from '../../src/exports/bundled-snapshot.js';
import { QuestionSource, type DutyQuestion } from '../questions.js';
import { casesOf, type Case } from './cases.js';
import { askable } from './duty-requests.js';

/** The rows of the bench, and what they are made from. */
export interface Prepared {
  readonly snapshot: Snapshot;
  readonly questions: readonly DutyQuestion[];
  readonly cases: readonly Case[];
}

/** To be let go of, with `letGo`, before anything is measured: what a client keeps it stands still for at collections. */
export async function prepareCases(seed: number, count: number): Promise<Prepared> {
  const snapshot = await openBundledSnapshot();
  const questions = askable(new QuestionSource(snapshot, seed), count);
  return { snapshot, questions, cases: casesOf({ snapshot, questions, seed }) };
}

/** Collects what nothing refers to any more. Only in a program that has become a client (`becomeClient`). */
export function letGo(): void {
  globalThis.gc!();
}
