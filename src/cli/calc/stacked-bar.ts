import type { Decimal } from '../../terms/decimal.js';
import { ZERO } from '../../terms/decimal.js';
import { paint, type Style } from './style.js';

/** One part of the bar. */
export interface BarPart {
  readonly label: string;
  readonly amount: Decimal;
}

/** Colors of the 256-color palette, and a sign for each so that the parts differ without color too. */
const COLORS = [39, 208, 77, 170, 220, 203, 44, 141];
const SIGNS = {
  unicode: ['█', '▓', '▒', '░', '◼', '▤', '▥', '▦'],
  ascii: ['#', '=', '+', ':', '%', 'o', '~', '.'],
};

/** A bar as wide as the style allows, with parts proportional to their amounts and a legend below. */
export function drawStackedBar(parts: readonly BarPart[], style: Style): string[] {
  const charged = parts.filter(({ amount }) => amount.greaterThan(ZERO));
  if (charged.length === 0) return [];
  const total = charged.reduce((sum, { amount }) => sum.plus(amount), ZERO);
  const widths = shareOut(
    charged.map(({ amount }) => amount.dividedBy(total)),
    style.width,
  );
  const cells = charged.map((_, index) => draw(index, widths[index] ?? 0, style));
  const legend = charged.map(({ label, amount }, index) => {
    const share = amount.times(100).dividedBy(total).toFixed(1);
    return `  ${draw(index, 2, style)} ${label} ${share}%`;
  });
  return [cells.join(''), ...legend];
}

function draw(index: number, width: number, style: Style): string {
  const signs = style.unicode ? SIGNS.unicode : SIGNS.ascii;
  const sign = signs[index % signs.length] ?? '#';
  return paint(sign.repeat(width), COLORS[index % COLORS.length] ?? 39, style);
}

/** Whole cells in proportion, at least one per part; the remaining cells go to the largest remainders. */
function shareOut(shares: readonly Decimal[], width: number): number[] {
  const free = Math.max(width - shares.length, 0);
  const exact = shares.map((share) => share.times(free));
  const whole = exact.map((share) => Math.floor(share.toNumber()));
  const cells = whole.map((count) => 1 + count);
  const remainders = exact.map((share, index) => ({ index, remainder: share.minus(whole[index] ?? 0) }));
  remainders.sort((left, right) => right.remainder.comparedTo(left.remainder) || left.index - right.index);
  const used = cells.reduce((sum, count) => sum + count, 0);
  for (const { index } of remainders.slice(0, Math.max(width - used, 0)))
    cells[index] = (cells[index] ?? 0) + 1;
  return cells;
}
