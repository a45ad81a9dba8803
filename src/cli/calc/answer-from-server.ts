import { askServer, type ServerAccess } from '../ask-server.js';
import { showAnswer, type Answer } from './answer.js';
import type { Style } from './style.js';
import { pathOf, toAsked } from './views.js';
import type { CalcWords } from './words.js';

/** Answers from a running server, by the REST operations of the same parameters. */
export async function answerFromServer(
  words: CalcWords,
  access: ServerAccess,
  style: Style,
): Promise<Answer> {
  const { parameters, view } = words;
  const body = await askServer(access, { path: pathOf(view), parameters: toAsked(words) });
  if (words.proof === null) return showAnswer(body, { words, proof: null, style });
  const proved = (await askServer(access, { path: '/v1/duty/proof', parameters })) as ProofBody;
  return showAnswer(body, { words, proof: proved.proof.document, style });
}

interface ProofBody {
  readonly proof: { readonly document: unknown };
}
