import { accept } from '../../terms/result.js';
import { answerWords, printed, type CommandOutcome } from '../command-outcome.js';
import { answerFromServer } from './answer-from-server.js';
import type { Answer, CalcParts } from './answer.js';
import { CALC_USAGE, parseCalcWords } from './words.js';

/** With the proof, where one is asked for. */
export type CalcOutcome = Answer & CommandOutcome;

/** Answers one question on the command line, on the data of this machine or from a server. */
export async function runCalc(parts: CalcParts): Promise<CalcOutcome> {
  const parsed = parseCalcWords(parts.words);
  const words = parsed.ok && parsed.value.help ? accept(null) : parsed;
  return answerWords({ words, usage: CALC_USAGE }, async (asked): Promise<CalcOutcome> => {
    const { server } = asked;
    const answer =
      server === null
        ? // The service and the law are loaded where they are asked: half of the time of a short command.
          await (await import('./answer-locally.js')).answerLocally(asked, parts)
        : await answerFromServer(asked, { server, apiKey: parts.apiKey }, parts.style);
    return { ...printed(answer.stdout), ...answer };
  });
}
