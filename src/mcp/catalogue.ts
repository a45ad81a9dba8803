import { createBinder, type Binder } from '../operations/bind.js';
import type { JsonSchema, ObjectSchema } from '../operations/json-schema/json-schema.js';
import type { Operation } from '../operations/operation.js';
import { compileLeaveOut, type LeaveOut } from './answer/compact-view.js';
import { toInputSchema } from './input-schema.js';
import { toOutputSchema } from './output-schema.js';
import type { ToolGuide } from './tool-guide.js';

/** A tool as listed by `tools/list`. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: ObjectSchema;
  readonly annotations: {
    readonly title: string;
    readonly readOnlyHint: true;
    readonly destructiveHint: false;
    readonly idempotentHint: true;
    readonly openWorldHint: false;
  };
}

export interface Tool {
  readonly definition: ToolDefinition;
  readonly operation: Operation;
  readonly guide: ToolGuide;
  readonly binder: Binder;
  /** The compact view of an answer. */
  readonly toCompact: LeaveOut;
}

const CODES_CAUTION =
  'Use only HTS numbers that these tools returned or the user gave: never invent or complete one.';

/**
 * The tools: the registry rows that name one, in the order of the guides. Throws at startup for a row that must not be
 * a tool or has no guide.
 */
export function createCatalogue(
  operations: readonly Operation[],
  guides: readonly ToolGuide[],
  answerSchemaOf: (operation: Operation) => JsonSchema,
): readonly Tool[] {
  const rows = new Map<string, Operation>();
  for (const operation of operations) {
    if (operation.mcpTool === null) continue;
    refuseUnsuitable(operation);
    if (!guides.some(({ name }) => name === operation.mcpTool))
      throw new Error(
        `${operation.id} names the tool ${operation.mcpTool}, which is not in the reviewed list`,
      );
    rows.set(operation.mcpTool, operation);
  }
  return guides.flatMap((guide) => {
    const operation = rows.get(guide.name);
    return operation ? [toTool(operation, guide, answerSchemaOf(operation))] : [];
  });
}

/** Tools are read-only and open to every key: never closed-beta, private or write-capable operations. */
function refuseUnsuitable({ id, method, availability, heavy, file, readsAccount }: Operation): void {
  const isOpen = availability === 'public' || availability === 'listed';
  if (method !== 'GET' || !isOpen || heavy || file || readsAccount)
    throw new Error(`${id} must not be a tool: tools are GET operations open to every key`);
}

function toTool(operation: Operation, guide: ToolGuide, answer: JsonSchema): Tool {
  const { name, title, purpose, useWhen, notWhen } = guide;
  const takesCodes = operation.parameters.some(({ type }) => type === 'htsNumber');
  const description = [purpose, useWhen, notWhen, ...(takesCodes ? [CODES_CAUTION] : [])].join(' ');
  const annotations = {
    title,
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  } as const;
  const inputSchema = toInputSchema(operation, guide);
  const outputSchema = toOutputSchema(answer, guide);
  return {
    definition: { name, title, description, inputSchema, outputSchema, annotations },
    operation,
    guide,
    binder: createBinder(operation),
    toCompact: compileLeaveOut(guide.compactLeavesOut),
  };
}
