import { buildSchema } from '../../graphql/schema.js';
import { createBinder } from '../../operations/bind.js';
import { createExecute } from '../../operations/execute.js';
import { calculateDuty } from '../../operations/registry/duty.js';
import { compareOrigins, traceDuty } from '../../operations/registry/duty-compared.js';
import { readStoredDocument } from '../../operations/stored-documents.js';
import type { DutyArguments } from '../../services/duty/arguments.js';
import { proveDutyOf } from '../../services/duty/prove-duty.js';
import { createLocalContext } from '../local-context.js';
import { showAnswer, type Answer, type CalcParts } from './answer.js';
import { toAsked } from './views.js';
import type { CalcWords } from './words.js';

const OPERATIONS = { duty: calculateDuty, timeline: traceDuty, origins: compareOrigins };

/** Answers on the data of this machine with the binding, document and resolvers of the REST operation. */
export async function answerLocally(words: CalcWords, parts: CalcParts): Promise<Answer> {
  const operation = OPERATIONS[words.view];
  const variables = createBinder(operation).fromRequest({ path: {}, query: toAsked(words) });
  const snapshot = await parts.openReference();
  const context = createLocalContext(snapshot, parts.today());
  const schema = buildSchema();
  const execute = createExecute(schema, { named: (name) => readStoredDocument(schema, name) });
  const data = (await execute(operation.document, variables, context)) as Readonly<Record<string, unknown>>;
  const body = operation.unwrap === null ? data : data[operation.unwrap];
  const proof = words.proof === null ? null : proveDutyOf(variables.input as DutyArguments, context);
  return showAnswer(body, { words, proof, style: parts.style });
}
