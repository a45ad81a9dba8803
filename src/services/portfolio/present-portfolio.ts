import type { Country } from '../../terms/country.js';
import type { Decimal } from '../../terms/decimal.js';
import type { PricedPart } from './price-part.js';

/** One part with its duty, as the graph says it. */
export function presentPart(
  { part, number, layers, claims: _claims, ...answer }: PricedPart,
  otherOrigins: readonly { readonly origin: Country; readonly duty: Decimal | null }[],
) {
  const { row, partNumber, description, origin, supplier, annualValue } = part;
  return {
    ...{ row, partNumber, description, hts: number ?? part.hts, origin, supplier, annualValue },
    ...answer,
    layers: layers.map(presentLayer),
    otherOrigins,
  };
}

export function presentLayer({
  heading,
  rateText,
  amount,
  authority,
  citations,
}: PricedPart['layers'][number]) {
  return { heading, rate: rateText, amount, authority, citations: citations.map(({ document }) => document) };
}
