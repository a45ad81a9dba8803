import type { Layer } from '../../engine/result.js';
import type { Decimal } from '../../terms/decimal.js';
import type { KeptArticle } from '../kept-entry.js';

/** One tariff number of an article as filed beside the layer that the law has for it. */
interface FiledAndLawful {
  readonly number: string;
  /** Null: it was not filed, or without an amount. */
  readonly filed: Decimal | null;
  /** Null: nothing is due, or the article was not computed. */
  readonly layer: Layer | null;
}

/** Every number that was filed or is due: the filed ones first, in their order. */
export function listFiledAndLawful({ article, law }: KeptArticle): readonly FiledAndLawful[] {
  const layers = law.status === 'computed' ? law.parts.flatMap(({ atEntry }) => atEntry.layers) : [];
  const filed = new Map([...article.commodities, ...article.headings].map((one) => [one.number, one.duty]));
  const numbers = [...new Set([...filed.keys(), ...layers.map(({ heading }) => heading)])];
  return numbers.map((number) => ({
    number,
    filed: filed.get(number) ?? null,
    layer: layers.find(({ heading }) => heading === number) ?? null,
  }));
}
