import { askServer, type ServerAccess } from '../ask-server.js';
import { showAnswer, type Answer } from './answer.js';
import type { Style } from './style.js';
import { pathOf } from './views.js';
import type { CalcWords } from './words.js';

/** Answers from a running server, by the REST operations of the same parameters. */
export async function answerFromServer(
  words: CalcWords,
  access: ServerAccess,
  style: Style,
): Promise<Answer> {
  const { parameters, view, format } = words;
  const isVerbose = view !== 'duty' || format !== 'text' || parameters.some(([name]) => name === 'verbose');
  const asked = isVerbose ? parameters : [...parameters, ['verbose', 'true'] as const];
  const body = await askServer(access, { path: pathOf(view), parameters: asked });
  if (words.proof === null) return showAnswer(body, { words, proof: null, style });
  const proved = (await askServer(access, { path: '/v1/duty/proof', parameters })) as ProofBody;
  return showAnswer(body, { words, proof: proved.proof.document, style });
}

interface ProofBody {
  readonly proof: { readonly document: unknown };
}
