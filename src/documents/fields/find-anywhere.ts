import type { ExtractedField } from '../extraction.js';
import { readCurrency } from '../vocabulary/currencies.js';
import { readIncoterm } from '../values/incoterm-text.js';
import type { Segment } from '../layout/lines.js';
import type { GoodsTable } from '../table/find-table.js';
import { toField, type ReadingContext } from './reading-context.js';

/** Values recognizable by their form, with or without a label: the Incoterms rule with its place, and the currency. */
export function findAnywhere(
  context: ReadingContext,
  fields: readonly ExtractedField[],
  table: GoodsTable | null,
): ExtractedField[] {
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  return [
    ...(has('incoterm') ? incotermPlace(context, fields) : incotermAnywhere(context)),
    ...(has('currency') ? [] : currencyOf(context, table)),
  ];
}

function segmentsOf(context: ReadingContext): Segment[] {
  return context.lines.slice(0, 1000).flatMap(({ segments }) => segments);
}

/** The named place that follows a labeled rule. */
function incotermPlace(context: ReadingContext, fields: readonly ExtractedField[]): ExtractedField[] {
  const rule = fields.find(({ name }) => name === 'incoterm')!;
  const phrases = rule.confidence.supportingPhrases;
  const at = ({ text }: Segment): boolean =>
    phrases.some((phrase) => text.includes(phrase)) && text.includes(rule.text);
  const inPhrase = segmentsOf(context).find(
    (segment) => at(segment) && readIncoterm(segment.text.slice(segment.text.indexOf(rule.text)))?.place,
  );
  return inPhrase ? placeField(context, inPhrase, 0.92) : [];
}

function placeField(context: ReadingContext, segment: Segment, score: number): ExtractedField[] {
  const found = readIncoterm(segment.text);
  if (found?.place == null) return [];
  const reading = { text: found.place, readings: [found.place] };
  const grounds = { score, reasoning: 'named behind the rule', phrases: [segment.text] };
  return [toField(context, { name: 'incotermPlace', type: 'text', reading, segment, grounds })];
}

function incotermAnywhere(context: ReadingContext): ExtractedField[] {
  for (const segment of segmentsOf(context)) {
    const found = readIncoterm(segment.text);
    if (found === null || (found.place === null && segment.text.trim() !== found.text)) continue;
    const reading = { text: found.text, readings: [found.rule] };
    const grounds = {
      score: 0.8,
      reasoning: 'a rule of Incoterms, without a label',
      phrases: [segment.text],
    };
    return [
      toField(context, { name: 'incoterm', type: 'incoterm', reading, segment, grounds }),
      ...placeField(context, segment, 0.75),
    ];
  }
  return [];
}

function isOfSum({ labelled }: ReadingContext, segment: Segment): boolean {
  const label = labelled.get(segment)?.label;
  return label?.kind === 'field' && label.type === 'decimal';
}

/** The currency of headings and sums; if they differ, all that are printed. */
function currencyOf(context: ReadingContext, table: GoodsTable | null): ExtractedField[] {
  const headings = new Set(
    table?.columns.filter(({ role }) => role?.type === 'decimal').map(({ heading }) => heading),
  );
  const near = segmentsOf(context).filter(
    (segment) =>
      [...headings].some((heading) => heading.includes(segment.text)) ||
      /\d/.test(segment.text) ||
      /^\p{Lu}{3}$/u.test(segment.text) ||
      isOfSum(context, segment),
  );
  const found = near.flatMap((segment) => {
    const reading = readCurrency(segment.text);
    return reading ? [{ segment, reading }] : [];
  });
  const best = found.find(({ reading }) => reading.readings.length === 1) ?? found[0];
  if (best === undefined) return [];
  const several = new Set(
    found.flatMap(({ reading }) => (reading.readings.length === 1 ? reading.readings : [])),
  );
  const { segment, reading } = best;
  const grounds = {
    score: several.size > 1 ? 0.6 : 0.88,
    reasoning: several.size > 1 ? 'the first of several currencies printed' : 'printed beside the amounts',
    phrases: [segment.text],
  };
  return [toField(context, { name: 'currency', type: 'currency', reading, segment, grounds })];
}
