import { acceptedContent, inputRequired, type InputRequiredResult } from '@modelcontextprotocol/server';
import { isJsonObject, type JsonObject } from '../terms/json-object.js';
import { blockingInputsOf, describeRange, toArgument, type RequiredInput } from './required-inputs.js';

/** The only question that an answer may ask. */
const KEY = 'missing_facts';

type FormField =
  | {
      readonly type: 'string';
      readonly format?: 'date';
      readonly description: string;
      readonly maxLength?: number;
    }
  | {
      readonly type: 'number';
      readonly description: string;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly type: 'boolean'; readonly description: string };

/**
 * The facts an answer lacks, as a form for the client's user (protocol revision 2026-07-28), from the same list as
 * `requiredInputs`. Null: nothing is missing, or the client has no forms.
 */
export function askForMissingFacts(answer: JsonObject, capabilities: unknown): InputRequiredResult | null {
  const missing = blockingInputsOf(answer);
  if (missing.length === 0 || !takesForms(capabilities)) return null;
  const properties = Object.fromEntries(missing.map((input) => [input.field, toFormField(input)]));
  const message = ['The answer depends on facts that were not stated.', describeRange(answer)];
  return inputRequired({
    inputRequests: {
      [KEY]: inputRequired.elicit({
        message: message.filter(Boolean).join(' '),
        requestedSchema: { type: 'object', properties },
      }),
    },
  });
}

/** Adds a person's answers to the arguments; unchanged when the form was declined. */
export function addStatedFacts(
  given: JsonObject,
  responses: Readonly<Record<string, unknown>> | undefined,
): JsonObject {
  const stated = Object.entries(acceptedContent(responses, KEY) ?? {});
  return stated.reduce((all, [field, value]) => toArgument(all, field, value), given);
}

/** An empty `elicitation` capability means forms. */
function takesForms(capabilities: unknown): boolean {
  const elicitation = isJsonObject(capabilities) ? capabilities.elicitation : undefined;
  if (!isJsonObject(elicitation)) return false;
  return Object.keys(elicitation).length === 0 || elicitation.form !== undefined;
}

function toFormField({ type, reason, min, max }: RequiredInput): FormField {
  if (type === 'boolean') return { type, description: reason };
  if (type === 'number') {
    const limits = { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
    return { type, description: reason, ...limits };
  }
  if (type === 'iso_date') return { type: 'string', format: 'date', description: reason };
  return { type: 'string', description: reason, maxLength: 255 };
}
