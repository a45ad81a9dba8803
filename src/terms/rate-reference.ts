import { formatHtsNumber, toHtsNumber, type HtsNumber } from './hts-number.js';
import type { RateReference, ReferenceRule, TargetRange } from './rate-ast.js';

const PHRASES: Readonly<Record<ReferenceRule, (lines: string, detail: string) => string>> = {
  lines: (lines) => `See ${lines}`,
  note: (_lines, detail) => `See ${detail}`,
  unchanged: () => 'No change',
  applicableSubheading: (lines) =>
    lines === ''
      ? 'The duty provided in the applicable subheading'
      : `The duty provided in subheadings ${lines}`,
  suchSubheading: () => 'The duty rate provided in such subheading',
  // Printed only as part of a prorated rate.
  article: () => 'The rate of the article',
  likeArticles: () =>
    'A duty equal to the duty upon the importation of like articles not previously exported',
  originatingGoods: (_lines, detail) =>
    `The duty rate provided for originating goods of ${detail} in such subheading`,
  beneficiaryCountries: (lines) => `The rate provided for beneficiary countries in heading ${lines}`,
  absentSubheading: () => 'The rate applicable in the absence of this subheading',
  absentHeading: () => 'The rate applicable in the absence of this heading',
  eachArticleAbsentSubheading: () => 'The rate applicable to each article in the absence of this subheading',
  eachGarment: () => 'The rate applicable to each garment in the ensemble if separately entered',
  articleOfWhichPartOrAccessory: () =>
    'The rate applicable to the article of which it is a part or accessory',
  articleOfWhichAccessory: () => 'The rate applicable to the article of which it is an accessory',
  completeMovement: () => 'The rate applicable to the complete, assembled movement',
  naturalJuice: (lines) => `The rate applicable to the natural juice in heading ${lines}`,
  highestRatedArticle: () =>
    'The rate of duty applicable to that article in the set subject to the highest rate of duty',
  notEmbroidered: () => 'the rate which would apply to such product if not embroidered',
};

/** The reference in the words of the schedule. */
export function printReference(reference: RateReference): string {
  return PHRASES[reference.rule](reference.targets.map(printRange).join(', '), reference.detail ?? '');
}

function printRange({ from, to }: TargetRange): string {
  return from === to ? formatHtsNumber(from) : `${formatHtsNumber(from)}-${formatHtsNumber(to)}`;
}

function range(from: string, to = from): TargetRange {
  return Object.freeze({ from: toHtsNumber(from), to: toHtsNumber(to) });
}

/**
 * Where the goods a reference speaks of are classified, by the line that prints it. From the terms of each
 * heading: ensembles, chapter 61 note 3(b) and chapter 62 note 3(b); sets, headings 8205, 8206, 8211 and 8215
 * (whose specific rates are converted to ad valorem, chapter 82 additional U.S. note 3); movements, headings
 * 9108 and 9109; accessories, the headings named in 9620.
 */
const BY_LINE: readonly (readonly [ReferenceRule, string, readonly TargetRange[]])[] = [
  ['eachGarment', '61', [range('6101', '6106'), range('6110', '6114')]],
  ['eachGarment', '62', [range('6201', '6206'), range('6209', '6211')]],
  ['highestRatedArticle', '8205', [range('820510', '820570'), range('820590')]],
  ['highestRatedArticle', '8206', [range('8202', '8205')]],
  ['highestRatedArticle', '8211', [range('821191', '821195')]],
  ['highestRatedArticle', '8215', [range('821191', '821195'), range('821591', '821599')]],
  ['articleOfWhichPartOrAccessory', '9005', [range('900510', '900580')]],
  ['articleOfWhichPartOrAccessory', '9015', [range('901510', '901580')]],
  ['articleOfWhichPartOrAccessory', '9017', [range('901710', '901780')]],
  ['articleOfWhichPartOrAccessory', '9025', [range('902511', '902580')]],
  ['articleOfWhichAccessory', '96200015', [range('9005')]],
  ['articleOfWhichAccessory', '96200030', [range('9015')]],
  ['completeMovement', '911011', [range('9108')]],
  ['completeMovement', '911090', [range('9109')]],
  ['eachArticleAbsentSubheading', '960850', [range('960810', '960840')]],
];

/** Lines whose rate a reference on `line` can take: named by its text, or by the terms of the line's heading. */
export function targetsOf(reference: RateReference, line: HtsNumber): readonly TargetRange[] {
  if (reference.targets.length > 0) return reference.targets;
  const row = BY_LINE.find(([rule, prefix]) => rule === reference.rule && line.startsWith(prefix));
  return row?.[2] ?? [];
}

/** Whether `line`, or the heading above it, is among `targets`. */
export function isTarget(line: HtsNumber, targets: readonly TargetRange[]): boolean {
  return targets.some(({ from, to }) => line.slice(0, from.length) >= from && line.slice(0, to.length) <= to);
}
