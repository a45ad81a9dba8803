import { digitsOf, pathOf, type Row } from '../classification-law.js';
import type { GoodsFacts } from '../goods/read-goods.js';
import { findFibers, OTHER_TEXTILES, type FiberClass } from '../goods/textile.js';

/** The weight of one fact for a line (above 1) or against it (below 1), and the reason. */
export interface Factor {
  readonly factor: number;
  readonly because: string;
  /** Words of the schedule it is based on, and their row; null: it is based on the chapter. */
  readonly row: Row | null;
}

type Rule = (facts: GoodsFacts, line: Line) => Factor | null;

interface Line {
  readonly digits: string;
  readonly chapter: string;
  /** Narrowest first. */
  readonly rows: readonly Row[];
}

/** Tuned on the odd-numbered items of the benchmark and on product descriptions of Section 301 exclusions. */
const WEIGHTS = {
  fiber: 1.35,
  notFiber: 0.55,
  otherFiber: 1.2,
  construction: 1.25,
  notConstruction: 0.6,
  wearer: 1.08,
  notWearer: 0.6,
  baby: 1.3,
  notBaby: 0.8,
  part: 1.5,
  notPart: 0.75,
  notRaw: 0.45,
  set: 1.2,
} as const;

const PARTS = /^(?:parts\b|other parts)|parts and accessories|^accessories/i;
const WORN = /\b(?:men's|women's|boys'|girls'|babies')/i;

/** All factors that the facts give a line. */
export function factorsOf(facts: GoodsFacts, row: Row): readonly Factor[] {
  const digits = digitsOf(row);
  const line = { digits, chapter: digits.slice(0, 2), rows: [...pathOf(row)].reverse() };
  return RULES.flatMap((rule) => rule(facts, line) ?? []);
}

/** True where a row of the path covers parts. */
export function coversParts(row: Row): boolean {
  return pathOf(row).some(({ row: { description } }) => PARTS.test(description));
}

const byFiber: Rule = ({ fiber }, { chapter, rows }) => {
  if (fiber === null || chapter < '50' || chapter > '63') return null;
  const row = rows.find(({ row: { description } }) => namesFiber(mainWords(description)));
  if (row === undefined) return null;
  const words = mainWords(row.row.description);
  const other = OTHER_TEXTILES.test(words) && !NAMED_FIBERS.has(fiber.fiber);
  if (findFibers(words).includes(fiber.fiber))
    return { factor: WEIGHTS.fiber, because: `the chief fiber fits: “${fiber.quote}”`, row };
  if (other)
    return { factor: WEIGHTS.otherFiber, because: `a fiber not named before: “${fiber.quote}”`, row };
  return { factor: WEIGHTS.notFiber, because: `it covers another fiber than “${fiber.quote}”`, row };
};

/** The main words of a description, without words for contents, which only divide it further. */
function mainWords(description: string): string {
  const at = description.search(/\bcontaining\b/i);
  return at < 0 ? description : description.slice(0, at);
}

const NAMED_FIBERS: ReadonlySet<FiberClass> = new Set(['cotton', 'wool', 'manMade']);

function namesFiber(description: string): boolean {
  return findFibers(description).length > 0 || OTHER_TEXTILES.test(description);
}

const byConstruction: Rule = ({ construction }, { chapter, digits }) => {
  if (construction === null || digits.startsWith('6212')) return null;
  const knit = chapter === '60' || chapter === '61';
  if (!knit && chapter !== '62') return null;
  const fits = (construction.value === 'knit') === knit;
  return {
    factor: fits ? WEIGHTS.construction : WEIGHTS.notConstruction,
    because: `Chapter ${chapter} covers ${knit ? 'knitted' : 'not knitted'} goods; said: “${construction.quote}”`,
    row: null,
  };
};

const byWearer: Rule = ({ wearer }, { chapter, rows }) => {
  if (wearer === null || chapter < '61' || chapter > '65') return null;
  const row = rows.find(({ row: { description } }) => WORN.test(description));
  if (row === undefined) return null;
  const fits = SIGNS[wearer.value].test(row.row.description);
  const [match, miss] =
    wearer.value === 'baby' ? [WEIGHTS.baby, WEIGHTS.notBaby] : [WEIGHTS.wearer, WEIGHTS.notWearer];
  return {
    factor: fits ? match : miss,
    because: `it covers ${fits ? 'the' : 'another'} wearer: “${wearer.quote}”`,
    row,
  };
};

const SIGNS = { baby: /babies/i, women: /women's|girls'/i, men: /(?<!wo)men's|boys'/i } as const;

const byPart: Rule = ({ part }, { rows }) => {
  const row = rows.find(({ row: { description } }) => PARTS.test(description));
  if (row === undefined) return null;
  return part === null
    ? { factor: WEIGHTS.notPart, because: 'it covers parts, and whole goods are described', row }
    : { factor: WEIGHTS.part, because: `it covers parts: “${part.quote}”`, row };
};

/** Chapter 39 note 6 and Chapter 40 note 3: primary forms are liquids, pastes, blocks, powders and the like. */
const byForm: Rule = ({ raw }, { digits, rows }) => {
  const heading = digits.slice(0, 4);
  const primary = (heading >= '3901' && heading <= '3915') || (heading >= '4001' && heading <= '4004');
  if (!primary || raw !== null) return null;
  return {
    factor: WEIGHTS.notRaw,
    because: 'it covers raw material, and an article is described',
    row: rows.at(-1) ?? null,
  };
};

const bySet: Rule = ({ set }, { rows }) => {
  const row = rows.find(({ row: { description } }) => /\b(?:sets?|kits?)\b/i.test(description));
  return set === null || row === undefined
    ? null
    : { factor: WEIGHTS.set, because: `it names sets: “${set.quote}”`, row };
};

const RULES: readonly Rule[] = [byFiber, byConstruction, byWearer, byPart, byForm, bySet];
