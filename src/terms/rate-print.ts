import type {
  AdValoremRate,
  BoundedRate,
  CountedGoods,
  FreeRate,
  ProratedRate,
  RateExpression,
  SpecificRate,
} from './rate-ast.js';
import { printReference } from './rate-reference.js';
import { wordsFor } from './rate-words.js';

/** An expression in one canonical wording, which `parseRate` reads back as the same expression. */
export function printRate(rate: RateExpression): string {
  switch (rate.kind) {
    case 'free':
      return printFree(rate);
    case 'adValorem':
      return printAdValorem(rate);
    case 'specific':
      return printSpecific(rate);
    case 'compound':
      return rate.terms.map(printRate).join(' + ');
    case 'difference':
      return `${printRate(rate.rate)} minus ${printRate(rate.less)}`;
    case 'bounded':
      return `${printRate(rate.rate)}${printLimits(rate)}`;
    case 'perDegree':
      return (
        `${printSpecific(rate.rate)} less ${printSpecific(rate.less)} for each degree under ${rate.under} degrees ` +
        '(and fractions of a degree in proportion)'
      );
    case 'stated':
      return wordsFor(rate.amount);
    case 'prorated':
      return printProrated(rate);
    case 'reference':
      return printReference(rate);
  }
}

/** Decimal dollars in the schedule's format: cents below a dollar, at least two places from a dollar up. */
function printDollars(dollars: string): string {
  const [whole, fraction = ''] = dollars.split('.') as [string, string?];
  if (whole !== '0') return `$${whole}${fraction === '' ? '' : `.${fraction.padEnd(2, '0')}`}`;
  const digits = fraction.padEnd(2, '0');
  const rest = digits.slice(2);
  return `${Number(digits.slice(0, 2))}${rest === '' ? '' : `.${rest}`}¢`;
}

function printFree({ terms }: FreeRate): string {
  if (terms === null) return 'Free';
  return terms.startsWith('see ') ? `Free (${terms})` : `Free, ${terms}`;
}

function printAdValorem({ percent, on }: AdValoremRate): string {
  if (on === 'article') return `${percent}%`;
  return `${percent}% on the ${on === 'entireSet' ? 'entire set' : on.map(wordsFor).join(' and ')}`;
}

const GOODS: Readonly<Record<CountedGoods, string>> = {
  head: '/head',
  article: '/article',
  pins: '/1,000 pins',
  recordingSurface: '/m2 of recording surface',
  ethylAlcoholContent: '/pf.liter on ethyl alcohol content',
};

function printSpecific({ dollars, unit, goods, over }: SpecificRate): string {
  const per = goods === null ? wordsFor(unit) : GOODS[goods];
  return `${printDollars(dollars)}${per}${over === null ? '' : ` over ${over}`}`;
}

function printLimits({ minimum, maximum, when }: BoundedRate): string {
  if (when === 'HAS_PLATE' && maximum) {
    return `, but if consisting in part of a plate or a set of plates the total duty shall not exceed ${printRate(maximum)}`;
  }
  if (when === 'IN_THE_PIECE' && minimum) {
    return `, but in the case of embroidery in the piece not less than ${printRate(minimum)}`;
  }
  if (minimum === null) return maximum === null ? '' : ` but not more than ${printRate(maximum)}`;
  return ` but not less than ${printRate(minimum)}${maximum === null ? '' : ` nor more than ${printRate(maximum)}`}`;
}

function printProrated({ rate, on, remainder, note }: ProratedRate): string {
  const cited = note === null ? '' : ` (see ${note})`;
  if (remainder) return `A duty upon the full value of the imported article less the ${wordsFor(on)}${cited}`;
  const isOfArticle = rate.kind === 'reference' && rate.rule === 'article';
  return isOfArticle
    ? `A duty upon the ${wordsFor(on)}${cited}`
    : `${printRate(rate)} on the ${wordsFor(on)}${cited}`;
}
