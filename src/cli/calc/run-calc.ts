import { buildSchema } from '../../graphql/schema.js';
import { createBinder } from '../../operations/bind.js';
import { createExecute } from '../../operations/execute.js';
import { calculateDuty } from '../../operations/registry/duty.js';
import { readStoredDocuments } from '../../operations/stored-documents.js';
import type { DutyArguments } from '../../services/duty/arguments.js';
import { proveDutyOf } from '../../services/duty/prove-duty.js';
import { traceDuty } from '../../services/duty/compare/duty-timeline.js';
import { compareOrigins } from '../../services/duty/compare/origin-comparison.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { Problem } from '../../terms/errors.js';
import { describeProblem } from '../describe-problem.js';
import { createLocalContext } from '../local-context.js';
import type { DutyJson } from './duty-json.js';
import { drawOrigins } from './origins-report.js';
import { drawReport } from './report.js';
import type { Style } from './style.js';
import { drawTimeline } from './timeline-report.js';
import { CALC_USAGE, parseCalcWords, type CalcWords } from './words.js';

export interface CalcParts {
  readonly words: readonly string[];
  readonly today: () => CalendarDate;
  readonly style: Style;
  /** Called only when the words are a valid question. */
  readonly openReference: () => Promise<Snapshot>;
}

export interface CalcOutcome {
  readonly stdout: string;
  readonly stderr: string;
  /** 0 answered, 2 the question cannot be answered as asked. */
  readonly exitCode: 0 | 2;
  /** The requested proof and the file to write it to. */
  readonly proof?: { readonly file: string; readonly text: string };
}

/** Answers one question on the command line with the binding, document and resolvers of the REST operation. */
export async function runCalc(parts: CalcParts): Promise<CalcOutcome> {
  const words = parseCalcWords(parts.words);
  if (!words.ok) return misused(`${words.message}\n\n${CALC_USAGE}`);
  if (words.value.help) return { stdout: `${CALC_USAGE}\n`, stderr: '', exitCode: 0 };
  try {
    return { ...(await answer(words.value, parts)), stderr: '', exitCode: 0 };
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    return misused(describeProblem(failure));
  }
}

function misused(message: string): CalcOutcome {
  return { stdout: '', stderr: `${message}\n`, exitCode: 2 };
}

type Answer = Pick<CalcOutcome, 'stdout' | 'proof'>;

async function answer({ parameters, json, view, proof }: CalcWords, parts: CalcParts): Promise<Answer> {
  const variables = createBinder(calculateDuty).fromRequest({ path: {}, query: parameters });
  const snapshot = await parts.openReference();
  const context = createLocalContext(snapshot, parts.today());
  const input = variables.input as DutyArguments;
  if (view === 'timeline') return { stdout: drawTimeline(traceDuty({ input }, context), parts.style) };
  if (view === 'origins') return { stdout: drawOrigins(compareOrigins({ input }, context), parts.style) };
  const schema = buildSchema();
  const execute = createExecute(schema, readStoredDocuments(schema));
  const asked = json ? variables : { ...variables, verbose: true };
  const body = (await execute(calculateDuty.document, asked, context)) as { readonly dutyInfo: DutyJson };
  const stdout = json ? `${JSON.stringify(body, null, 2)}\n` : drawReport(body.dutyInfo, parts.style);
  if (proof === null) return { stdout };
  const text = `${JSON.stringify(proveDutyOf(input, context), null, 2)}\n`;
  return { stdout, proof: { file: proof, text } };
}
