import type { Layer } from '../../engine/result.js';
import type { Decimal } from '../../terms/decimal.js';
import type { Component, FindingCode } from '../finding.js';

/** A difference on the heading of a lawful layer. */
export function toComponent(
  layer: Layer,
  { filed, lawful }: { readonly filed: Decimal; readonly lawful: Decimal },
  { code, why }: { readonly code: FindingCode; readonly why: string },
): Component {
  return {
    code,
    heading: layer.heading,
    filed,
    lawful,
    difference: filed.minus(lawful),
    authorityType: layer.authorityType,
    why,
    citations: citationsOf(layer.citations),
    confidence: layer.confidence,
  };
}

export function citationsOf(citations: Layer['citations']): readonly string[] {
  return citations.map(({ document, locator }) => (locator === null ? document : `${document} ${locator}`));
}
