import type { Layer } from '../../engine/result.js';
import type { Cited } from '../../terms/citation.js';
import type { Decimal } from '../../terms/decimal.js';
import { presentCitation, presentCitations, type CitationView } from './present-citation.js';
import { describeRate } from './rate-in-words.js';

type SaidByTheRule =
  | 'heading'
  | 'kind'
  | 'ruleId'
  | 'program'
  | 'authority'
  | 'authorityType'
  | 'rateText'
  | 'basis'
  | 'confidence'
  | 'assumptions';

/** The parts of a layer that depend on the law alone, not on the value or facts of the goods, in three forms. */
export interface ConstantLayer {
  /** The percentage that its rate text is written from; null when the text comes from the law. */
  readonly percent: Decimal | null;
  /** As a layer. */
  readonly layer: Pick<Layer, SaidByTheRule> & { readonly citations: readonly CitationView[] };
  /** As a heading of the entry line. */
  readonly heading: {
    readonly code: string;
    readonly authority: string;
    readonly authorityType: string;
    readonly rate: string;
    readonly citation: CitationView;
    readonly citations: readonly CitationView[];
  };
  /** As the source of a rate. */
  readonly source: Pick<Layer, 'ruleId' | 'confidence' | 'assumptions'> & {
    readonly code: string;
    readonly citations: readonly CitationView[];
  };
}

/** A layer with its constant part. */
export interface ShownLayer {
  readonly layer: Layer;
  readonly constant: ConstantLayer | null;
}

export function showLayer(layer: Layer): ShownLayer {
  return { layer, constant: constantLayerOf(layer) };
}

/** By the citations, which several rules may share, then by rule or case; a changed law may have several versions of one. */
const kept = new WeakMap<Cited, Map<string, readonly ConstantLayer[]>>();
const VARIANTS_KEPT = 4;

/**
 * The constant part of a layer: one object for every answer in which the same rule has the same words. Null for the
 * duty of the line itself, because there are too many lines to cache.
 */
function constantLayerOf(layer: Layer): ConstantLayer | null {
  return layer.kind === 'column' ? null : constantOfRule(layer);
}

function constantOfRule(layer: Layer): ConstantLayer {
  const { citations, ruleId, heading } = layer;
  const name = ruleId ?? heading;
  const byName = kept.get(citations) ?? new Map<string, readonly ConstantLayer[]>();
  const variants = byName.get(name) ?? [];
  const known = variants.find((variant) => isOf(variant, layer));
  if (known !== undefined) return known;
  const made = read(layer);
  // Citations that are not frozen belong to one answer.
  if (Object.isFrozen(citations) && variants.length < VARIANTS_KEPT)
    kept.set(citations, byName.set(name, [...variants, made]));
  return made;
}

function isOf({ layer: known, percent }: ConstantLayer, layer: Layer): boolean {
  return (
    known.heading === layer.heading &&
    known.kind === layer.kind &&
    known.ruleId === layer.ruleId &&
    known.program === layer.program &&
    known.authority === layer.authority &&
    known.authorityType === layer.authorityType &&
    known.rateText === layer.rateText &&
    known.basis === layer.basis &&
    known.confidence === layer.confidence &&
    isSameList(known.assumptions, layer.assumptions) &&
    isSamePercent(percent, percentInWordsOf(layer))
  );
}

function isSameList(left: readonly number[], right: readonly number[]): boolean {
  return left === right || (left.length === right.length && left.every((one, at) => one === right[at]));
}

function isSamePercent(left: Decimal | null, right: Decimal | null): boolean {
  return left === right || (left !== null && right !== null && left.equals(right));
}

/** The rate in the text of an additive layer; other layers keep the text of the law. */
function percentInWordsOf({ kind, ratePercent }: Layer): Decimal | null {
  return kind === 'additive' ? ratePercent : null;
}

function read(layer: Layer): ConstantLayer {
  const { heading, kind, ruleId, program, authority, authorityType, rateText, basis, confidence } = layer;
  const citations = presentCitations(layer.citations);
  const assumptions = Object.isFrozen(layer.assumptions)
    ? layer.assumptions
    : Object.freeze([...layer.assumptions]);
  return {
    percent: percentInWordsOf(layer),
    layer: Object.freeze({
      heading,
      kind,
      ruleId,
      program,
      authority,
      authorityType,
      rateText,
      basis,
      citations,
      confidence,
      assumptions,
    }),
    heading: Object.freeze({
      code: heading,
      authority,
      authorityType,
      rate: describeRate(layer),
      citation: presentCitation(layer.citations[0]),
      citations,
    }),
    source: Object.freeze({ code: heading, ruleId, citations, confidence, assumptions }),
  };
}
