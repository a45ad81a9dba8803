import type { Product } from './product.js';
import type { Verdict } from './read-phrase.js';

/** A limit on the share of one component by weight, percent. */
export interface ShareTest {
  readonly component: string;
  readonly names: readonly string[];
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly exclusive: boolean;
}

const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  C: ['carbon'],
  Cr: ['chromium', 'chrome'],
  Mn: ['manganese'],
  Al: ['aluminum', 'aluminium'],
  Pb: ['lead'],
  Bi: ['bismuth'],
  S: ['sulfur', 'sulphur'],
  Si: ['silicon'],
  Cu: ['copper'],
  Ni: ['nickel'],
  Mo: ['molybdenum'],
  natural_honey: ['natural honey', 'honey'],
  shrimp: ['shrimp', 'prawn'],
  citrates: ['citric acid', 'citrate', 'sodium citrate', 'potassium citrate'],
  xanthan: ['xanthan', 'xanthan gum'],
  excipient: ['excipient', 'dextrose', 'starch'],
};

const NAME = /^(.+?)_(min|max)(_exclusive)?_pct(?:_dry)?$/;

/** The limits of a `composition` attribute; empty when it is text. */
export function readShareTests(composition: unknown): readonly ShareTest[] {
  if (typeof composition !== 'object' || composition === null) return [];
  const tests = Object.entries(composition).flatMap(([name, value]) => {
    const pair = /^(.+)_pct$/.exec(name);
    if (pair && Array.isArray(value)) {
      const [minimum, maximum] = value as [number, number];
      return [{ ...componentOf(pair[1]!), minimum, maximum, exclusive: false }];
    }
    const match = NAME.exec(name);
    if (!match || typeof value !== 'number') return [];
    const isMinimum = match[2] === 'min';
    const limits = { minimum: isMinimum ? value : null, maximum: isMinimum ? null : value };
    return [{ ...componentOf(match[1]!), ...limits, exclusive: match[3] !== undefined }];
  });
  // A component that no description would name can be neither tested nor asked about.
  return tests.filter(({ names }) => names.length > 0);
}

function componentOf(component: string): Pick<ShareTest, 'component' | 'names'> {
  const names = ELEMENTS[component] ?? [];
  return { component: names[0] ?? component, names };
}

export function testShare(test: ShareTest, product: Product): Verdict {
  const share = product.shares.find(({ component }) =>
    test.names.some(
      (name) => component === name || component.endsWith(` ${name}`) || component.startsWith(`${name} `),
    ),
  );
  if (share === undefined) return 'unknown';
  const { minimum, maximum, exclusive } = test;
  if (minimum !== null && (exclusive ? share.percent <= minimum : share.percent < minimum)) return 'false';
  return maximum !== null && share.percent > maximum ? 'false' : 'true';
}
