import { writeFileSync } from 'node:fs';
import { misused, type CommandOutcome } from '../command-outcome.js';
import type { CalcOutcome } from './run-calc.js';

/** Puts the proof where it is asked for: an answer whose proof cannot be kept is none. */
export function writeProof(outcome: CalcOutcome): CommandOutcome {
  if (outcome.proof === undefined) return outcome;
  const { file, text } = outcome.proof;
  try {
    writeFileSync(file, text);
    return outcome;
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    return misused(`--proof ${file}: it cannot be written (${code}): name a file in a folder that is there`);
  }
}
