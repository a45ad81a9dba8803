import { askServer, type ServerAccess } from '../ask-server.js';
import type { DutyJson } from './duty-json.js';
import { showDuty, type Answer } from './answer.js';
import type { Style } from './style.js';
import type { CalcWords } from './words.js';

/** Answers from a running server, by the REST operations of the same parameters. */
export async function answerFromServer(
  words: CalcWords,
  access: ServerAccess,
  style: Style,
): Promise<Answer> {
  const { parameters, json } = words;
  const isVerbose = json || parameters.some(([name]) => name === 'verbose');
  const asked = isVerbose ? parameters : [...parameters, ['verbose', 'true'] as const];
  const body = (await askServer(access, { path: '/v1/duty/calculate', parameters: asked })) as DutyBody;
  if (words.proof === null) return showDuty(body, { words, proof: null, style });
  const proved = (await askServer(access, { path: '/v1/duty/proof', parameters })) as ProofBody;
  return showDuty(body, { words, proof: proved.proof.document, style });
}

interface DutyBody {
  readonly dutyInfo: DutyJson;
}

interface ProofBody {
  readonly proof: { readonly document: unknown };
}
