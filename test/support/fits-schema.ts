import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '../../src/operations/json-schema/json-schema.js';

const ajv = new Ajv2020({ allErrors: true, strict: false });
(addFormats as unknown as (instance: Ajv2020) => void)(ajv);

/** What is wrong with a value, a member that the schema does not name included; empty when it fits. */
export function faultsOf(value: unknown, schema: JsonSchema): readonly string[] {
  const validate = ajv.compile(close(schema) as object);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }: ErrorObject) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

/** The schema with every object of known members closed. */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, close(part)]));
  const isObjectForm = closed.type === 'object' && closed.additionalProperties === undefined;
  return isObjectForm ? { ...closed, additionalProperties: false } : closed;
}
