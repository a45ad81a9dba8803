import type { Operation } from './operation.js';
import type { Written } from './writer/compile-writer.js';

/** The body of an answer as JSON: the field that the operation unwraps, or all data of its document. */
export function bodyOf({ data, fields }: Written, { unwrap }: Pick<Operation, 'unwrap'>): Buffer {
  if (unwrap === null) return data;
  return fields.find(({ name }) => name === unwrap)?.json ?? NULL;
}

const NULL = Buffer.from('null');
