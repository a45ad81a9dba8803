import type { Layer } from '../../engine/result.js';

/** The rate that a heading adds. The schedule's own words begin with the duty of the line, which is another layer. */
export function describeRate({ kind, ratePercent, rateText }: Layer): string {
  switch (kind) {
    case 'additive':
      return ratePercent === null ? rateText : `${ratePercent.toFixed()}%`;
    case 'exempt':
      return '0%';
    case 'floor':
      return withPercentOf(rateText, 'total');
    case 'in_lieu':
      return withPercentOf(rateText, 'in lieu');
    default:
      return rateText;
  }
}

function withPercentOf(rateText: string, words: string): string {
  const percent = /\d{1,6}(?:\.\d{1,6})?%/.exec(rateText)?.[0];
  return percent === undefined ? rateText : `${percent} ${words}`;
}
