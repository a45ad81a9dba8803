import { formatMoneyForPeople as toMoney } from '../../terms/money.js';
import { toOneLine } from '../escape-controls.js';
import type { PricedPortfolio } from './priced-portfolio.js';

const LISTED = 8;

/** The portfolio in the terminal: what it costs, where the money goes, what changes and what to ask. */
export function drawPartsSummary(
  { file, date, verifiedTo, sums, changes, range }: PricedPortfolio,
  out: string | null,
): string {
  const { totals, exposure, questions, savings } = sums;
  const authorities = exposure.filter(({ by }) => by === 'authority').slice(0, LISTED);
  return [
    describeFile(file, totals.parts),
    `Priced on ${date}: ${totals.priced} settled, ${totals.open} open, ${totals.refused} refused, ${totals.unclassified} without a tariff number`,
    ...(date <= verifiedTo
      ? []
      : [`The law is known to ${verifiedTo}: later days are answered as scheduled then.`]),
    '',
    `Customs value a year  ${toMoney(totals.annualValue).padStart(20)}`,
    `Duty a year           ${toMoney(totals.annualDuty).padStart(20)}`,
    '',
    'Where the duty comes from',
    ...authorities.map(({ name, duty, parts }) => drawRow(toMoney(duty), parts, name)),
    ...(range === null ? [] : ['', `What changes from ${range.from} to ${range.to}`]),
    ...(range !== null && changes.length === 0 ? ['  nothing that is known'] : []),
    ...changes.slice(0, LISTED).map(
      ({ date: day, parts, difference, causes }) =>
        `  ${day}  ${toMoney(difference).padStart(18)}  ${countParts(parts)}  ${causes
          .slice(0, 3)
          .map(({ heading, cause }) => `${heading} ${cause}`)
          .join(', ')}`,
    ),
    ...(questions.length === 0 ? [] : ['', 'Questions that most money hangs on']),
    ...questions
      .slice(0, LISTED)
      .map(({ fact, question, parts, spread }) =>
        drawRow(spread === null ? 'no known limit' : toMoney(spread), parts, `${fact}: ${question}`),
      ),
    ...(savings.length === 0 ? [] : ['', 'Claims, where the facts allow them']),
    ...savings
      .slice(0, LISTED)
      .map(({ fact, value, parts, saving }) => drawRow(toMoney(saving), parts, `${fact} = ${value}`)),
    '',
    out === null ? '--out DIR writes the parts with their duties, and the tables.' : `Written to ${out}`,
    '',
  ].join('\n');
}

function describeFile({ name, report }: PricedPortfolio['file'], parts: number): string {
  const { rows, skipped, unknownColumns } = report;
  const unknown =
    unknownColumns.length === 0
      ? ''
      : `; columns not understood: ${unknownColumns.map(toOneLine).join(', ')}`;
  return `${toOneLine(name)}: ${rows} rows, ${countParts(parts)}, ${skipped.length} rows skipped${unknown}`;
}

function drawRow(amount: string, parts: number, text: string): string {
  return `  ${amount.padStart(18)}  ${countParts(parts)}  ${text}`;
}

function countParts(parts: number): string {
  return parts === 1 ? '1 part' : `${parts} parts`;
}
