import { buildSchema } from '../../graphql/schema.js';
import { createBinder } from '../../operations/bind.js';
import { createExecute } from '../../operations/execute.js';
import { calculateDuty } from '../../operations/registry/duty.js';
import { readStoredDocument } from '../../operations/stored-documents.js';
import type { DutyArguments } from '../../services/duty/arguments.js';
import { proveDutyOf } from '../../services/duty/prove-duty.js';
import { traceDuty } from '../../services/duty/compare/duty-timeline.js';
import { compareOrigins } from '../../services/duty/compare/origin-comparison.js';
import { createLocalContext } from '../local-context.js';
import { showDuty, type Answer, type CalcParts } from './answer.js';
import type { DutyJson } from './duty-json.js';
import { drawOrigins } from './origins-report.js';
import { drawTimeline } from './timeline-report.js';
import type { CalcWords } from './words.js';

/** Answers on the data of this machine with the binding, document and resolvers of the REST operation. */
export async function answerLocally(words: CalcWords, parts: CalcParts): Promise<Answer> {
  const variables = createBinder(calculateDuty).fromRequest({ path: {}, query: words.parameters });
  const snapshot = await parts.openReference();
  const context = createLocalContext(snapshot, parts.today());
  const input = variables.input as DutyArguments;
  if (words.view === 'timeline') return { stdout: drawTimeline(traceDuty({ input }, context), parts.style) };
  if (words.view === 'origins')
    return { stdout: drawOrigins(compareOrigins({ input }, context), parts.style) };
  const schema = buildSchema();
  const execute = createExecute(schema, { named: (name) => readStoredDocument(schema, name) });
  const asked = words.json ? variables : { ...variables, verbose: true };
  const body = (await execute(calculateDuty.document, asked, context)) as { readonly dutyInfo: DutyJson };
  const proof = words.proof === null ? null : proveDutyOf(input, context);
  return showDuty(body, { words, proof, style: parts.style });
}
