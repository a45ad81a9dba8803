/** The fields that the specification gives the objects of an answer: its tables, and its lists in prose. */

/** Field names by where they stand in an answer, for example `dutyInfo.mpf`. */
export type FieldsByPlace = ReadonlyMap<string, readonly string[]>;

/** Names in the first column, and all that is said of them. */
const ROW = /^\| ([\w, ]+?) \| (.*) \|$/gm;
const HEADER = /^(Field|Name)$/;

/** `a: string, b: array` in braces. */
const inBraces = (text: string): string[] => [...text.matchAll(/(\w+): /g)].map(([, name]) => name!);
const INNERMOST = /(\w+): map of [^{}]*\{([^{}]*)\}/;
const words = (text: string): string[] => text.match(/[A-Za-z]\w*/g) ?? [];
/** Names that a type in brackets follows: `field (string), type (number)`. */
const beforeBrackets = (text: string): string[] => words(text.replace(/\([^()]*\)/g, ''));

/** Text from one mark to the next. */
function between(text: string, from: string, to: string): string {
  const begin = text.indexOf(from);
  const end = text.indexOf(to, begin + from.length);
  if (begin < 0 || end < 0) throw new Error(`The specification has no part from "${from}" to "${to}"`);
  return text.slice(begin + from.length, end);
}

function rowsOf(table: string): (readonly [name: string, said: string])[] {
  return [...table.matchAll(ROW)]
    .filter(([, name]) => !HEADER.test(name!))
    .flatMap(([, names, said]) => names!.split(', ').map((name) => [name, said!] as const));
}

/** Every object of the answer of the duty calculation, at its place. */
export function dutyFields(specification: string): FieldsByPlace {
  const part = between(specification, '### Response of the duty calculation', '### Problem record');
  const members = rowsOf(between(part, '| Field | Type | Meaning |', 'Fields also shown'));
  const cases = rowsOf(between(part, '| Field | Type | Notes |', '**Confidence**'));
  const shown = shownFields(part);
  const citation = beforeBrackets(between(part, 'is populated): ', ' (all strings'));
  const diagnostics = diagnosticFields(part);
  return new Map([
    ['dutyInfo', [...members.map(([name]) => name), ...shown.keys()]],
    ...within('dutyInfo', members),
    ...[...shown]
      .filter(([, inner]) => inner.length > 0)
      .map(([name, inner]) => [`dutyInfo.${name}`, inner] as const),
    ['dutyInfo.landedCost', ['value', 'currency']],
    ['dutyInfo.adcvdCases', cases.map(([name]) => name)],
    ...within('dutyInfo.adcvdCases', cases),
    ['dutyInfo.adcvdCases.frCitation', citation],
    ['dutyInfo.adcvdCases.scopeAnalysis.confidence', confidenceFields(part)],
    ['dutyInfo.chapter99Sources', chapter99Fields(part)],
    ['dutyInfo.chapter99Sources.citation', citation],
    ['dutyInfo.requiredInputs', requiredInputFields(part)],
    ...diagnostics,
  ]);
}

/** Members of the duty and how the table types them: `string`, `Amount`, `array of RequiredInput`. */
export function dutyTypes(specification: string): (readonly [name: string, type: string])[] {
  const table = between(specification, '| Field | Type | Meaning |', 'Fields also shown');
  return rowsOf(table).map(([name, said]) => [name, said.split(' | ')[0]!]);
}

/** Closed sets of values, by the field that has them: `tier (high, medium, low)`, `health: healthy/stale`. */
export function valueSets(specification: string): (readonly [name: string, values: string[]])[] {
  const part = between(specification, '### Response of the duty calculation', '### Problem record');
  const written = [
    ...part.matchAll(/(\w+)`? \(((?:\w+, )+\w+)\)/g),
    ...part.matchAll(/(\w+): (\w+(?: ?\/ ?\w+)+)/g),
  ];
  return written.map(([, name, values]) => [name!, words(values!)]);
}

/** Members of the objects that a table writes in braces, and of the map in one of them. */
function within(place: string, rows: readonly (readonly [string, string])[]): [string, string[]][] {
  return rows.flatMap(([name, said]) => {
    const braces = /\{\w+: .*\}/.exec(said)?.[0];
    if (braces === undefined) return [];
    const own = `${place}.${name}`;
    const [, map, inner] = INNERMOST.exec(braces) ?? [];
    const members: [string, string[]] = [own, inBraces(braces.replace(INNERMOST, '$1: map'))];
    return map ? [members, [`${own}.${map}`, inBraces(inner!)]] : [members];
  });
}

/** Fields that stand in the examples only, with their own members. */
function shownFields(part: string): Map<string, readonly string[]> {
  const list = between(part, 'not in the formal schema: ', '. In those examples');
  const found = [...list.matchAll(/(\w+)(?: \(([^()]*)\))?(?:, |$)/g)];
  return new Map(
    found.map(([, name, type = '']) => {
      const booleans = /object of booleans: (.*)/.exec(type)?.[1];
      return [name!, booleans ? words(booleans) : type.startsWith('{') ? inBraces(type) : []];
    }),
  );
}

const confidenceFields = (part: string): string[] =>
  [...between(part, '**Confidence**', '**Chapter99Source**').matchAll(/`(\w+)`/g)].map(([, name]) => name!);

function chapter99Fields(part: string): string[] {
  const [formal, shown] = between(part, '**Chapter99Source**: ', '\n').split(' Also shown in examples: ');
  return [...beforeBrackets(formal!), ...beforeBrackets(shown!)];
}

function requiredInputFields(part: string): string[] {
  const [required, optional] = between(part, '**RequiredInput**: required ', '\n').split('; optional ');
  return [...beforeBrackets(required!), ...beforeBrackets(optional!)];
}

const DIAGNOSTICS = {
  'Rate-rule diagnostic': 'legalNoteRateRuleDiagnostics',
  'Chapter 99 applicability diagnostic': 'legalNoteChapter99ApplicabilityDiagnostics',
  'Quota diagnostic': 'legalNoteQuotaDiagnostics',
} as const;

function diagnosticFields(part: string): [string, string[]][] {
  const common = beforeBrackets(between(part, 'Common fields: ', '\n')).filter(
    (name) => name !== 'or' && name !== 'null',
  );
  return Object.entries(DIAGNOSTICS).map(([title, member]) => {
    const own = between(part, `- ${title}: `, '\n').replace(/`\w+`/g, '').split('. ')[0]!;
    const names = new Set([...common, ...beforeBrackets(own)]);
    names.delete('also');
    return [`dutyInfo.${member}`, [...names]];
  });
}

/** Fields of a refusal. */
export function problemFields(specification: string): string[] {
  return rowsOf(between(specification, '## Errors', 'Status rules')).map(([name]) => name);
}

/** Fields that a match of the AD/CVD screening has. */
export function matchFields(specification: string): string[] {
  const list = between(specification, 'each match has ', '. Scope is described');
  return beforeBrackets(list).filter((name) => /[a-z][A-Z]/.test(name));
}
