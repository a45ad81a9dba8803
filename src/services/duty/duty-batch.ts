import { Problem, refuseField, toProblemType } from '../../terms/errors.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyArguments } from './arguments.js';
import { calculateDuty } from './calculate-duty.js';
import { DutyView } from './present-duty.js';
import { pause } from '../../terms/pause.js';

const MAX_LINES = 100;
const LONGEST_REFERENCE = 255;
/** Number of lines computed before other requests get a turn. */
const LINES_IN_A_ROW = 10;

export interface BatchLine {
  readonly reference?: string | null | undefined;
  readonly input: DutyArguments;
}

interface BatchResult {
  readonly index: number;
  readonly reference: string | null;
  readonly dutyInfo: DutyView | null;
  readonly problem: ReturnType<typeof presentProblem> | null;
}

/** The duty on each line, or the reason it is refused. Throws `invalid-parameter` where the batch itself is invalid. */
export async function calculateDuties(
  { lines }: { readonly lines: readonly BatchLine[] },
  context: ServiceContext,
) {
  if (lines.length < 1 || lines.length > MAX_LINES)
    throw refuseField('lines', `there are ${lines.length}: give 1 to ${MAX_LINES}`);
  const results: BatchResult[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index % LINES_IN_A_ROW === 0) await pause();
    results.push(answerLine(line, index, context));
  }
  const failed = results.filter(({ problem }) => problem !== null).length;
  return { results, count: results.length, succeeded: results.length - failed, failed };
}

function answerLine(
  { reference = null, input }: BatchLine,
  index: number,
  context: ServiceContext,
): BatchResult {
  if (reference !== null && reference.length > LONGEST_REFERENCE)
    throw refuseField(`lines[${index}].reference`, `give at most ${LONGEST_REFERENCE} characters`);
  try {
    const dutyInfo = new DutyView(calculateDuty(input, context), context);
    return { index, reference, dutyInfo, problem: null };
  } catch (refused) {
    if (!(refused instanceof Problem)) throw refused;
    return { index, reference, dutyInfo: null, problem: presentProblem(refused) };
  }
}

function presentProblem({ kind, message, fields }: Problem) {
  const errors = fields.map(({ at, message: wrong }) => ({ field: at, message: wrong }));
  return { type: toProblemType(kind), detail: message, errors };
}
