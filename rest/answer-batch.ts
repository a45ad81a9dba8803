import type { Execute } from '../src/operations/execute.js';
import type { BatchOperation } from '../src/operations/operation.js';
import { createFieldProblem, Problem, refuseField } from '../src/terms/errors.js';
import { isJsonObject, type JsonObject } from '../src/terms/json-object.js';
import { MAX_QUOTED, quoteInput } from '../src/terms/result.js';
import { pause } from '../src/terms/pause.js';
import { answerAtOnce, createAnswerOperation, type AnswerOperation } from './answer-operation.js';
import type { AnswerBasis } from './entity-tag.js';
import { toProblemDetails, type Occurrence } from './problem-details.js';
import { refuseParameters } from './query-string.js';

/** A request with many lines that passed the checks of the edge. */
export interface BatchRequest {
  /** The query string as sent; it must have no parameters. */
  readonly search: string;
  readonly body: unknown;
  /** Header Accept as sent. */
  readonly accept: string | undefined;
  readonly basis: AnswerBasis;
  readonly occurrence: Occurrence;
  readonly context: unknown;
}

export interface BatchAnswer {
  readonly status: 200;
  readonly headers: Readonly<Record<string, string>>;
  /** Text in sending order; each line is computed only when it is needed. */
  readonly chunks: AsyncIterable<string>;
}

const NDJSON = 'application/x-ndjson';

/** Number of lines computed before other requests get a turn. */
const LINES_IN_A_ROW = 10;
const LONGEST_REFERENCE = 255;

/**
 * Answers many requests of one operation at once: each line is a body of that operation and is answered or refused as
 * it would be alone. The answer is one JSON document, or one line at a time when NDJSON is accepted.
 */
export function createAnswerBatch(
  operation: BatchOperation,
  execute: Execute,
): (request: BatchRequest) => BatchAnswer {
  const answerLine = createAnswerOperation(operation.line, execute);
  return (request) => {
    refuseParameters(request.search);
    const streamed = acceptsNdjson(request.accept);
    const lines = readLines(request.body, streamed ? operation.maxStreamed : operation.maxLines, operation);
    const results = answerLines(answerLine, lines, request);
    const type = streamed ? NDJSON : 'application/json; charset=utf-8';
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'private',
      'Data-Version': request.basis.dataVersion,
      Vary: 'Authorization, Data-Version, Accept',
    };
    return { status: 200, headers, chunks: streamed ? toNdjson(results) : toJson(results, lines.length) };
  };
}

function acceptsNdjson(accept: string | undefined): boolean {
  const ranges = (accept ?? '').split(',').map((range) => range.split(';', 1)[0]!.trim().toLowerCase());
  return ranges.includes(NDJSON) || ranges.includes('application/ndjson');
}

function readLines(body: unknown, most: number, { maxStreamed }: BatchOperation): readonly unknown[] {
  const members: JsonObject = isJsonObject(body) ? body : {};
  const [stranger] = Object.keys(members).filter((name) => name !== 'lines');
  if (stranger !== undefined)
    throw createFieldProblem(
      `/${stranger}`.slice(0, MAX_QUOTED),
      `${quoteInput(stranger)} is not a member: the body is {"lines": [...]}`,
    );
  const { lines } = members;
  if (!Array.isArray(lines) || lines.length === 0)
    throw refuseField('/lines', 'it must be an array of at least one line');
  if (lines.length <= most) return lines;
  const cure =
    most < maxStreamed
      ? `give at most ${most}, or accept ${NDJSON} for up to ${maxStreamed}`
      : `give at most ${most}`;
  throw refuseField('/lines', `there are ${lines.length}: ${cure}`);
}

async function* answerLines(
  answerLine: AnswerOperation,
  lines: readonly unknown[],
  { basis, context, occurrence }: BatchRequest,
): AsyncGenerator<{ readonly text: string; readonly failed: boolean }> {
  for (const [index, line] of lines.entries()) {
    if (index % LINES_IN_A_ROW === 0) await pause();
    const { reference, question } = splitLine(line);
    const head = JSON.stringify({ index, ...(reference !== undefined && { reference }) }).slice(0, -1);
    try {
      const asked = { path: {}, search: '', body: question, ifNoneMatch: undefined, basis, context };
      const { body: answer } = await answerAtOnce(answerLine(asked));
      yield { text: `${head},"status":200,"answer":${String(answer)}}`, failed: false };
    } catch (refused) {
      if (!(refused instanceof Problem)) throw refused;
      const problem = JSON.stringify(toProblemDetails(refused, occurrence));
      yield { text: `${head},"status":${refused.status},"problem":${problem}}`, failed: true };
    }
  }
}

/** The caller's own name for a line is returned with its answer. */
function splitLine(line: unknown): { readonly reference?: string; readonly question: unknown } {
  if (!isJsonObject(line)) return { question: line };
  const { reference, ...question } = line;
  const usable = typeof reference === 'string' && reference.length <= LONGEST_REFERENCE;
  return usable ? { reference, question } : { question: line };
}

async function* toNdjson(results: AsyncIterable<{ readonly text: string }>): AsyncGenerator<string> {
  for await (const { text } of results) yield `${text}\n`;
}

async function* toJson(
  results: AsyncIterable<{ readonly text: string; readonly failed: boolean }>,
  count: number,
): AsyncGenerator<string> {
  let failed = 0;
  let separator = '{"results":[';
  for await (const result of results) {
    if (result.failed) failed += 1;
    yield separator + result.text;
    separator = ',';
  }
  yield `],"count":${count},"succeeded":${count - failed},"failed":${failed}}`;
}
