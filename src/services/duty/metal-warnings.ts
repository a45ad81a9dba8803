import type { ShipmentFacts } from '../../engine/facts.js';
import { graphOf } from '../../engine/kept-graphs.js';
import type { Law } from '../../engine/law.js';
import { CONTENT_KEYS, findDenial, isNothing, metalOfChapter, METALS } from '../../engine/portions.js';
import { chapterOf } from '../../terms/hts-number.js';

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
  const stated = READ_OF_METALS.map((kind) => kind.filter((key) => facts.stated.has(key)));
  if (stated.every(({ length }) => length === 0) || lacksMetal(facts)) return [];
  const read = new Set(graphOf(law).openKeys.map(({ definition }) => definition.key));
  // No duty on metals names the goods.
  if (!READ_OF_METALS.flat().some((key) => read.has(key))) return [];
  const unread = stated.filter((kind) => !kind.some((key) => read.has(key))).flat();
  return unread.map(
    (key) =>
      `${key} is stated, and no duty on metals in force for these goods on ${facts.entryDate} reads it.`,
  );
}

/** A content of nothing answers that the goods are without metal. */
function lacksMetal({ stated }: ShipmentFacts): boolean {
  return (
    METALS.some((metal) => findDenial(metal, stated) !== null) ||
    CONTENT_KEYS.every((key) => isNothing(stated.get(key) ?? null))
  );
}
