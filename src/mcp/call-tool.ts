import type { Execute } from '../operations/execute.js';
import { bodyOf } from '../operations/written-body.js';
import { byteLengthOf, fitAnswer, BYTE_CAP, countFitting, type Page } from './answer/byte-cap.js';
import { toTextMirror } from './answer/text-mirror.js';
import type { ToolResult } from './answer/tool-result.js';
import { readArguments, type ToolArguments } from './arguments.js';
import type { Tool } from './catalogue.js';
import { listAt, type JsonObject } from '../terms/json-object.js';
import type { NextCall } from './tool-guide.js';

/** One request to the endpoint, as seen by the server behind it. */
export interface McpCall {
  /** Passed through to the resolvers. */
  readonly context: unknown;
  readonly traceId: string;
}

/** The answer to a call and the result that presents it. */
export interface ToolAnswer {
  /** Complete, whatever the view: missing facts are read from it. */
  readonly answer: JsonObject;
  readonly result: ToolResult;
}

/** Runs the operation of a tool. Throws the Problem of arguments or of the operation. */
export async function callTool(
  tool: Tool,
  given: unknown,
  { execute, call }: { readonly execute: Execute; readonly call: McpCall },
): Promise<ToolAnswer> {
  const asked = readArguments(tool, given);
  const ask = async (question: JsonObject): Promise<Asked> => {
    const { operation, binder } = tool;
    const write = await execute.write(operation.document, binder.fromToolCall(question), call.context);
    const body = bodyOf(write(), operation);
    return { answer: JSON.parse(body.toString()) as JsonObject, bytes: body.length };
  };
  const whole = await ask(asked.question);
  const page = await shortenPage(whole, tool, { ask, asked });
  return { answer: page.answer, result: toResult(page, tool, { asked, traceId: call.traceId }) };
}

/** The answer of an operation. */
interface Asked {
  readonly answer: JsonObject;
  /** Its length as JSON; no view of it is longer. */
  readonly bytes: number;
}

interface Asking {
  readonly ask: (question: JsonObject) => Promise<Asked>;
  readonly asked: ToolArguments;
}

/** When the operation has its own pages, asks again for as many entries as fit, so that its cursor is valid. */
async function shortenPage(whole: Asked, tool: Tool, { ask, asked }: Asking): Promise<Asked> {
  const { pagedList } = tool.guide;
  const cap = BYTE_CAP[asked.view];
  if (pagedList === undefined || whole.bytes <= cap) return whole;
  const shown = viewOf(whole.answer, tool, asked);
  if (byteLengthOf(shown) <= cap) return whole;
  const entries = listAt(shown, pagedList);
  const rest = byteLengthOf({ ...shown, [pagedList]: [] });
  return ask({ ...asked.question, limit: countFitting(entries, cap - rest) });
}

function viewOf(answer: JsonObject, { toCompact }: Tool, { view }: ToolArguments): JsonObject {
  return view === 'full' ? answer : toCompact(answer);
}

function toResult(
  { answer, bytes }: Asked,
  tool: Tool,
  { asked, traceId }: { readonly asked: ToolArguments; readonly traceId: string },
): ToolResult {
  const structuredContent = fitAnswer(viewOf(answer, tool, asked), tool.guide.lists ?? [], {
    ...asked,
    bytes,
  });
  const digest = tool.guide.digest(answer, asked.question);
  const page = (structuredContent._page as Page | undefined) ?? null;
  const next = [...digest.next, ...nextPage(answer, tool.definition.name, asked.question)];
  return {
    content: [{ type: 'text', text: toTextMirror({ lines: digest.lines, next }, page) }],
    structuredContent,
    _meta: { 'dutygraph/next': next, 'dutygraph/traceId': traceId },
  };
}

/** The call for the next page of an operation with its own pages. */
function nextPage(answer: JsonObject, tool: string, question: JsonObject): NextCall[] {
  const end = answer.pageInfo as { hasNextPage?: boolean; endCursor?: string } | undefined;
  if (!end?.hasNextPage || end.endCursor === undefined) return [];
  return [{ tool, arguments: { ...question, cursor: end.endCursor }, why: 'the next page' }];
}
