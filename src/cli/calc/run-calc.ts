import { accept } from '../../terms/result.js';
import { answerWords, printed, type CommandOutcome } from '../command-outcome.js';
import { showAnswer, type Answer, type CalcParts } from './answer.js';
import { CALC_USAGE, parseCalcWords, type CalcWords } from './words.js';
import { askServer, type ServerAccess } from '../ask-server.js';
import type { Style } from './style.js';
import { pathOf, toAsked } from './views.js';

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

/** Answers from a running server, by the REST operations of the same parameters. */
async function answerFromServer(words: CalcWords, access: ServerAccess, style: Style): Promise<Answer> {
  const { parameters, view } = words;
  const body = await askServer(access, { path: pathOf(view), parameters: toAsked(words) });
  if (words.proof === null) return showAnswer(body, { words, proof: null, style });
  const proved = (await askServer(access, { path: '/v1/duty/proof', parameters })) as ProofBody;
  return showAnswer(body, { words, proof: proved.proof.document, style });
}

interface ProofBody {
  readonly proof: { readonly document: unknown };
}
