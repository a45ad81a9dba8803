import { keysOf } from '../../engine/conditions.js';
import type { ShipmentFacts } from '../../engine/facts.js';
import { isDecimal } from '../../engine/fact-set.js';
import type { Law, MatchedRule } from '../../engine/law.js';
import {
  CONTENT_KEYS,
  findDenial,
  metalOf,
  metalOfChapter,
  METALS,
  toContentKey,
} from '../../engine/portions.js';
import { chapterOf } from '../../terms/hts-number.js';
import { onceFor } from '../../terms/lazily.js';

interface Stated {
  readonly facts: ShipmentFacts;
  readonly law: Law;
}

/** What is stated of metals and does not bear on the total. */
export function listMetalWarnings(stated: Stated): readonly string[] {
  return [...listDeniedWarnings(stated), ...listUnreadWarnings(stated)];
}

/** Goods of the metal that are said not to contain it. */
function listDeniedWarnings({ facts, law: { line } }: Stated): readonly string[] {
  const metal = metalOfChapter(line.number);
  const denial = metal === null ? null : findDenial(metal, facts.stated);
  if (denial === null) return [];
  return [
    `${denial} is stated as false: goods of Chapter ${chapterOf(line.number)} are of ${metal} whatever is stated.`,
  ];
}

/** What duties on metals have turned on: the value of the metal to 2026-04-05, its weight since, and where it was made. */
const READ_OF_METALS: readonly (readonly string[])[] = [
  CONTENT_KEYS,
  ['metal_weight_pct', 'us_metal_pct', 'uk_metal_pct'],
  ['melt_pour_country', 'smelt_country', 'cast_country'],
];

/** Answers of a kind that duties on metals turn on, on these goods on another day only. */
function listUnreadWarnings({ facts, law }: Stated): readonly string[] {
  const read = keysReadBy(law.rules);
  if (read.size === 0 || lacksMetal(facts)) return [];
  const unread = READ_OF_METALS.flatMap((kind) => {
    const stated = kind.filter((key) => facts.stated.has(key));
    return stated.some((key) => read.has(key)) ? [] : stated;
  });
  return unread.map(
    (key) =>
      `${key} is stated, and no duty on metals in force for these goods on ${facts.entryDate} reads it.`,
  );
}

/** A content of nothing answers that the goods are without metal. */
function lacksMetal({ stated }: ShipmentFacts): boolean {
  const isNothing = (key: string): boolean => {
    const content = stated.get(key) ?? null;
    return isDecimal(content) && content.isZero();
  };
  return METALS.some((metal) => findDenial(metal, stated) !== null) || CONTENT_KEYS.every(isNothing);
}

/** Those of the keys that rules of metals read; none: no such rule names the goods. */
const keysReadBy = onceFor((rules: readonly MatchedRule[]): ReadonlySet<string> => {
  const keys = rules.flatMap(({ rule }) => {
    const metal = rule.basis === 'non_copper_content' ? 'copper' : metalOf(rule.basis);
    return [...keysOf(rule.when), ...(metal === null ? [] : [toContentKey(metal)])];
  });
  return new Set(keys.filter((key) => READ_OF_METALS.some((kind) => kind.includes(key))));
});
