import { accept, refuse, type Parsed } from './result.js';

/** The value of a JSON text; undefined: it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

interface Fault {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}

/** The first fault of a value, behind the member that has it; `whole`: what the value itself is called. */
export function describeFault({ issues: [first] }: Fault, whole = ''): string {
  return `${first?.path.map(String).join('.') || whole}: ${first?.message ?? 'wrong shape'}`;
}

/** What a value is held against. */
interface Shape<Value> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false; readonly error: Fault };
}

/** The value of a JSON text that has a shape. */
export function readJson<Value>(text: string, shape: Shape<Value>): Parsed<Value> {
  const value = parseJson(text);
  if (value === undefined) return refuse('it is not JSON');
  const checked = shape.safeParse(value);
  return checked.success ? accept(checked.data) : refuse(describeFault(checked.error));
}
