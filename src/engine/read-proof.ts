import { isJsonObject } from '../terms/json-object.js';
import { accept, refuse, type Parsed } from '../terms/result.js';
import { PROOF_FORMAT, type DutyProof } from './proof.js';

/** Where the first malformed part is, as a JSON pointer, and what should be there; null: none is. */
type Flaw = { readonly at: string; readonly wanted: string } | null;
type Shape = (value: unknown, at: string) => Flaw;

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumeral = (value: unknown): boolean => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

function be(wanted: string, test: (value: unknown) => boolean): Shape {
  return (value, at) => (test(value) ? null : { at, wanted });
}

const text = be('text', isText);
const numeral = be('a decimal as text', isNumeral);
const flag = be('true or false', isFlag);
const date = be('a date', (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value as string));

function orNull(shape: Shape): Shape {
  return (value, at) => (value === null ? null : shape(value, at));
}

function list(shape: Shape): Shape {
  return (value, at) => {
    if (!Array.isArray(value)) return { at, wanted: 'a list' };
    return firstFlaw(value.map((item: unknown, index) => () => shape(item, `${at}/${index}`)));
  };
}

function record(shape: Shape): Shape {
  return (value, at) => {
    if (!isJsonObject(value)) return { at, wanted: 'an object' };
    return firstFlaw(
      Object.entries(value).map(
        ([name, item]) =>
          () =>
            shape(item, `${at}/${name}`),
      ),
    );
  };
}

/** Every member named must be there; others are left alone. */
function members(shapes: Readonly<Record<string, Shape>>): Shape {
  return (value, at) => {
    if (!isJsonObject(value)) return { at, wanted: 'an object' };
    return firstFlaw(
      Object.entries(shapes).map(
        ([name, shape]) =>
          () =>
            shape(value[name], `${at}/${name}`),
      ),
    );
  };
}

function firstFlaw(checks: readonly (() => Flaw)[]): Flaw {
  for (const check of checks) {
    const flaw = check();
    if (flaw !== null) return flaw;
  }
  return null;
}

const answer: Shape = (value, at) =>
  isJsonObject(value) ? members({ decimal: numeral })(value, at) : isFlag(value) ? null : text(value, at);

const tree = be('an object', isJsonObject);
const sourced = members({ text, expression: tree, source: text });
const interval = members({ from: orNull(date), to: orNull(date) });

const rule = members({
  id: text,
  heading: text,
  interval,
  include: orNull(list(text)),
  exclude: list(text),
  when: orNull(tree),
  rate: members({ kind: text }),
  rateText: text,
  basis: text,
  exceptions: list(tree),
  displaces: list(tree),
  citations: list(tree),
});

const law = members({
  line: members({
    number: text,
    units: list(text),
    column1General: sourced,
    column1Special: list(members({ programs: list(text), rate: sourced })),
    column2: sourced,
    citations: list(tree),
  }),
  date,
  rules: list(members({ rule })),
  displacements: list(members({ interval, winners: list(tree), losers: list(tree) })),
  chapter98: list(tree),
  factDefinitions: list(members({ key: text, type: text, values: list(text), ask: flag })),
  specialPrograms: list(
    members({ symbol: text, interval, countries: list(text), freesByNote: flag, exceptNumbers: list(text) }),
  ),
  fees: members({ mpfPercent: numeral, mpfMinimum: numeral, mpfMaximum: numeral, hmfPercent: numeral }),
  mpfExemption: orNull(members({ id: text, condition: text, citations: list(tree) })),
  programsVerifiedTo: date,
  scheduleVerifiedTo: date,
  references: list(members({ reference: tree, column: text })),
});

const facts = members({
  countryOfOrigin: orNull(text),
  entryDate: date,
  enteredValue: orNull(numeral),
  measures: record(numeral),
  transport: orNull(text),
  stated: record(answer),
});

const claimed = members({
  layers: list(members({ heading: text, baseValue: orNull(numeral), amount: orNull(numeral) })),
  totals: record(orNull(numeral)),
  low: orNull(numeral),
  high: orNull(numeral),
  lowWithoutClaims: orNull(numeral),
  highWithoutClaims: orNull(numeral),
  complete: flag,
});

const proof = members({ engineVersion: text, dataVersion: text, facts, law, claimed });

/** Reads a parsed JSON value as a proof, or names the first thing that is wrong with it. */
export function readProof(value: unknown): Parsed<DutyProof> {
  if (!isJsonObject(value) || value.format === undefined)
    return refuse('it is no proof: it has no member format');
  if (value.format !== PROOF_FORMAT) return refuse(`its format is not ${PROOF_FORMAT}`);
  const flaw = proof(value, '');
  return flaw === null
    ? accept(value as unknown as DutyProof)
    : refuse(`it is not whole: ${flaw.at} should be ${flaw.wanted}`);
}
