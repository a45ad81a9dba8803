import { sayNearest } from '../terms/nearest-name.js';
import { createFieldProblem, Problem, type FieldProblem } from '../terms/errors.js';
import { quoteInput } from '../terms/result.js';
import type { Tool } from './catalogue.js';
import { DEFAULT_VIEW, type View } from './input-schema.js';
import { isJsonObject, type JsonObject } from '../terms/json-object.js';
import { gatherFamilies } from './required-inputs.js';

/** The arguments of a tool call in their two kinds. */
export interface ToolArguments {
  /** For the operation. */
  readonly question: JsonObject;
  readonly view: View;
  /** Where to continue a cut list; null: from its beginning, or the operation has its own pages. */
  readonly cursor: string | null;
}

/** Reads the arguments of a call; throws `invalid-parameter` for a name the tool does not accept. */
export function readArguments({ operation, definition }: Tool, given: unknown): ToolArguments {
  if (given !== undefined && !isJsonObject(given))
    throw new Problem('invalid-parameter', 'The arguments must be a JSON object.');
  const gathered = gatherFamilies(given ?? {}, operation.families ?? []);
  refuseUnknown(gathered, Object.keys(definition.inputSchema.properties), definition.name);
  const { view, ...rest } = gathered;
  if (operation.parameters.some(({ name }) => name === 'cursor'))
    return { question: rest, view: readView(view), cursor: null };
  const { cursor, ...question } = rest;
  return { question, view: readView(view), cursor: readCursor(cursor) };
}

function refuseUnknown(given: JsonObject, known: readonly string[], tool: string): void {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const problems = unknown.map((name): FieldProblem => {
    const at = /^[\x21-\x7e]{1,64}$/.test(name) ? name : quoteInput(name);
    const message = `${quoteInput(name)} is not an argument of ${tool}${sayNearest(name, known, 'the nearest it takes is')}`;
    return { at, message };
  });
  throw new Problem('invalid-parameter', problems[0]!.message, problems);
}

function readView(view: unknown): View {
  if (view === undefined || view === null) return DEFAULT_VIEW;
  if (view === 'compact' || view === 'full') return view;
  throw createFieldProblem('view', 'view must be compact or full');
}

function readCursor(cursor: unknown): string | null {
  if (cursor === undefined || cursor === null) return null;
  if (typeof cursor === 'string') return cursor;
  throw createFieldProblem('cursor', 'cursor must be the value of _page.nextCursor of the answer before');
}
