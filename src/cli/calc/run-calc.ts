import { Problem } from '../../terms/errors.js';
import { misused, type CommandOutcome } from '../command-outcome.js';
import { describeProblem } from '../describe-problem.js';
import { ServerRefusal } from '../ask-server.js';
import { answerFromServer } from './answer-from-server.js';
import type { Answer, CalcParts } from './answer.js';
import { CALC_USAGE, parseCalcWords } from './words.js';

/** With the proof, where one is asked for. */
export type CalcOutcome = Answer & CommandOutcome;

/** Answers one question on the command line, on the data of this machine or from a server. */
export async function runCalc(parts: CalcParts): Promise<CalcOutcome> {
  const words = parseCalcWords(parts.words);
  if (!words.ok) return misused(`${words.message}\n\n${CALC_USAGE}`);
  if (words.value.help) return { stdout: `${CALC_USAGE}\n`, stderr: '', exitCode: 0 };
  try {
    const { server } = words.value;
    const answer =
      server === null
        ? // The service and the law are loaded where they are asked: half of the time of a short command.
          await (await import('./answer-locally.js')).answerLocally(words.value, parts)
        : await answerFromServer(words.value, { server, apiKey: parts.apiKey }, parts.style);
    return { ...answer, stderr: '', exitCode: 0 };
  } catch (failure) {
    if (failure instanceof ServerRefusal) return misused(failure.message);
    if (!(failure instanceof Problem)) throw failure;
    return misused(describeProblem(failure));
  }
}
