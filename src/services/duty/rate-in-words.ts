import type { Layer } from '../../engine/result.js';

/** The rate a heading adds: the schedule's own words begin with the duty of the line, which is another layer. */
export function rateInWords({ kind, ratePercent, rateText }: Layer): string {
  const percent = /\d{1,6}(?:\.\d{1,6})?%/.exec(rateText)?.[0];
  switch (kind) {
    case 'additive':
      return ratePercent === null ? rateText : `${ratePercent.toFixed()}%`;
    case 'exempt':
      return '0%';
    case 'floor':
      return percent === undefined ? rateText : `${percent} total`;
    case 'in_lieu':
      return percent === undefined ? rateText : `${percent} in lieu`;
    default:
      return rateText;
  }
}
