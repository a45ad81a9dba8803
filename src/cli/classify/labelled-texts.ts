import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { VAGUE } from '../../search/goods/goods-model.js';
import type { LabelledText } from '../../search/goods/train-model.js';
import { groupBy } from '../../terms/group-by.js';
import { readExclusionTexts } from './exclusion-texts.js';

/** A labelled text of one of the files. */
export interface SourceText extends LabelledText {
  /** The file it is from, without its ending. */
  readonly group: string;
}

/**
 * The files that are read and how much each text of them counts. `synonyms` and the texts of `search_contexts` state no
 * licence and are left out.
 */
const FILES = {
  references: 2,
  trader: 4,
  intercepts: 2,
  selftext: 1,
  cn: 1,
  titles: 1,
  examples: 1,
  vague: 1,
} as const;
/** How much a product excluded from the duties under Section 301 counts: few texts, the only ones of the United States. */
const EXCLUSION_WEIGHT = 3;
const UNLICENSED = /search_contexts/;

/** Groups of everyday texts, of which a fifth can be held out; the others are texts of the nomenclature. */
export const EVERYDAY_GROUPS = [
  'references',
  'trader',
  'intercepts',
  'selftext',
  'examples',
  'vague',
  'exclusions',
] as const;

const row = z.looseObject({
  text: z.string().min(1),
  hs6: z.string().optional(),
  hs6_any: z.array(z.string()).optional(),
  hs4_any: z.array(z.string()).optional(),
  chapter_any: z.array(z.string()).optional(),
  generic: z.boolean().optional(),
  source: z.string(),
});

type Row = z.infer<typeof row>;

/**
 * Every text of a folder of official files (`classification`, `hts-notes`) that leads to subheadings of the schedule, or to
 * none.
 */
export function readLabelledTexts(folder: string, subheadings: ReadonlySet<string>): readonly SourceText[] {
  const exclusions = readExclusionTexts(join(folder, 'hts-notes', 'notes.ndjson'));
  const texts = [
    ...readFolder(join(folder, 'classification'), subheadings),
    ...exclusions.map((one) => ({ ...one, group: 'exclusions', weight: EXCLUSION_WEIGHT })),
  ];
  return texts.flatMap((one) => {
    const labels = one.labels.filter((label) => label === VAGUE || subheadings.has(label));
    return labels.length === 0 ? [] : [{ ...one, labels }];
  });
}

function readFolder(folder: string, subheadings: ReadonlySet<string>): readonly SourceText[] {
  const byHeading = groupBy(subheadings, (one) => one.slice(0, 4));
  return Object.entries(FILES).flatMap(([group, weight]) =>
    readRows(join(folder, `${group}.ndjson`))
      .filter(({ source }) => !UNLICENSED.test(source))
      .map((one) => ({ group, text: one.text, labels: labelsOf(one, group, byHeading), weight })),
  );
}

function readRows(file: string): readonly Row[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line, at) => {
    const checked = row.safeParse(JSON.parse(line));
    if (!checked.success) throw new Error(`${file} line ${at + 1}: ${checked.error.issues[0]?.message}`);
    return checked.data;
  });
}

/** Advice that names a chapter only says too little to learn from. */
function labelsOf(
  one: Row,
  group: string,
  byHeading: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  if (group === 'vague' || one.generic === true) return [VAGUE];
  if (one.hs6 !== undefined) return [one.hs6];
  if (one.chapter_any !== undefined) return [];
  const headings = (one.hs4_any ?? []).flatMap((heading) => byHeading.get(heading) ?? []);
  return [...new Set([...(one.hs6_any ?? []), ...headings])];
}

/** The fifth that a text belongs to, from 0 to 4, by the hash of its letters and digits: equal texts are never parted. */
function fifthOf(text: string): number {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return createHash('sha256').update(plain).digest()[0]! % 5;
}

/** True where a text is held out for measuring: the first fifth of the everyday texts. */
export function isHeldOut({ group, text }: SourceText): boolean {
  return EVERYDAY_GROUPS.some((one) => one === group) && fifthOf(text) === 0;
}
