/** What the tests import in place of @jest/globals while the engine is mutated: tests are put down, not run. */
import { expect } from 'expect';

interface Test {
  readonly name: string;
  readonly run: () => void;
}

type Body = (...given: never[]) => void;

const { registeredTests } = globalThis as unknown as { readonly registeredTests: Test[] };
const names: string[] = [];

function describe(name: string, body: () => void): void {
  names.push(name);
  body();
  names.pop();
}

function it(name: string, run: () => void): void {
  registeredTests.push({ name: [...names, name, registeredTests.length].join(' > '), run });
}

/** A row that is a list is spread over the arguments, any other is the one argument. */
function eachOf(put: (name: string, body: () => void) => void) {
  return (rows: readonly unknown[]) => (name: string, body: Body) =>
    rows.forEach((row, index) =>
      put(`${name} ${index}`, () => body(...((Array.isArray(row) ? row : [row]) as never[]))),
    );
}

describe.each = eachOf(describe);
it.each = eachOf(it);

export { describe, expect, it, it as test };
