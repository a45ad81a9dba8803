import fc from 'fast-check';
import type { OpenApi } from '../../rest/openapi/build-open-api.js';

export type Schema = Readonly<Record<string, unknown>>;

/** A schema with its reference followed. */
export function resolveSchema(document: OpenApi, schema: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema;
  const name = schema.$ref.split('/').at(-1)!;
  return document.components.schemas![name] as Schema;
}

/** Values that a schema of a parameter or of a body takes. */
export class SchemaValues {
  constructor(private readonly document: OpenApi) {}

  arbitrary(given: Schema): fc.Arbitrary<unknown> {
    const schema = resolveSchema(this.document, given);
    if (Array.isArray(schema.anyOf))
      return fc.oneof(...(schema.anyOf as Schema[]).map((one) => this.arbitrary(one)));
    if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
    const types = ([] as unknown[]).concat(schema.type ?? 'string') as string[];
    return fc.oneof(...types.map((type) => this.ofType(type, schema)));
  }

  private ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
    const { minimum: min = -1e9, maximum: max = 1e9 } = schema as { minimum?: number; maximum?: number };
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'integer') return fc.integer({ min, max });
    if (type === 'number') return fc.oneof(fc.integer({ min, max }), cents(min, max));
    if (type === 'array')
      return fc.array(this.arbitrary(schema.items as Schema), { minLength: 1, maxLength: 4 });
    return type === 'object' ? this.object(schema) : text(schema);
  }

  private object(schema: Schema): fc.Arbitrary<unknown> {
    const {
      properties = {},
      required = [],
      examples,
    } = schema as {
      properties?: Record<string, Schema>;
      required?: string[];
      examples?: unknown[];
    };
    // Keys of an open map are a vocabulary of the reference data: those of the example are known.
    if (Object.keys(properties).length === 0) return fc.constantFrom(...(examples ?? [{}]));
    const members = Object.entries(properties).map(([name, one]) => [name, this.withExamples(one)] as const);
    return fc.record(Object.fromEntries(members), { requiredKeys: required, noNullPrototype: true });
  }

  /** Half of the values are those of the document: they lead past the first checks. */
  withExamples(schema: Schema, more: readonly unknown[] = []): fc.Arbitrary<unknown> {
    const known = [...more, ...((schema.examples as unknown[] | undefined) ?? [])];
    return known.length === 0
      ? this.arbitrary(schema)
      : fc.oneof(fc.constantFrom(...known), this.arbitrary(schema));
  }
}

function cents(min: number, max: number): fc.Arbitrary<number> {
  const [low, high] = [Math.ceil(min * 100), Math.min(Math.floor(max * 100), Number.MAX_SAFE_INTEGER)];
  return fc.integer({ min: low, max: high }).map((value) => value / 100);
}

const NUMBERS = [
  '7326.90.86.88',
  '7616995190',
  '6109.10.00',
  '8471.30',
  '0101',
  '98',
  '9903.88.03',
  '0101.21.00.10',
];
const DAYS = [
  '2025-01-01',
  '2026-02-24',
  '2026-06-15',
  '2026-09-15',
  '2026-11-20',
  '2024-12-31',
  '2150-01-01',
];

function text({ format, pattern, minLength = 0, maxLength = 64 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') {
    const any = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    return fc.oneof(
      fc.constantFrom(...DAYS),
      any.map((day) => day.toISOString().slice(0, 10)),
    );
  }
  const rule = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /(?:)/;
  const limits = { minLength: minLength as number, maxLength: Math.min(maxLength as number, 64) };
  const strings = fc.oneof(
    fc.string({ ...limits, unit: 'grapheme' }),
    fc.constantFrom('laptop', 'aluminum', '%', "' OR 1=1 --", 'a & | b', '__proto__', '\u202e', 'A-570-890'),
    fc.constantFrom(...NUMBERS),
  );
  if (!rule.test('laptop')) {
    const known = NUMBERS.filter((one) => rule.test(one));
    const made = fc.stringMatching(rule);
    return known.length === 0 ? made : fc.oneof(fc.constantFrom(...known), made);
  }
  return strings.filter(
    (one) => rule.test(one) && one.length >= limits.minLength && one.length <= (maxLength as number),
  );
}
