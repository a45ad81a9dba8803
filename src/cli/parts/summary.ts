import { formatMoneyForPeople as toMoney } from '../../terms/money.js';
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
    `${file.name}: ${file.report.rows} rows, ${totals.parts} parts, ${file.report.skipped.length} rows skipped` +
      (file.report.unknownColumns.length === 0
        ? ''
        : `; columns not understood: ${file.report.unknownColumns.join(', ')}`),
    `Priced on ${date}: ${totals.priced} settled, ${totals.open} open, ${totals.refused} refused, ${totals.unclassified} without a tariff number`,
    ...(date <= verifiedTo
      ? []
      : [`The law is known to ${verifiedTo}: later days are answered as scheduled then.`]),
    '',
    `Customs value a year  ${toMoney(totals.annualValue).padStart(20)}`,
    `Duty a year           ${toMoney(totals.annualDuty).padStart(20)}`,
    '',
    'Where the duty comes from',
    ...authorities.map(({ name, duty, parts }) => `  ${toMoney(duty).padStart(18)}  ${parts} parts  ${name}`),
    ...(range === null ? [] : ['', `What changes from ${range.from} to ${range.to}`]),
    ...(range !== null && changes.length === 0 ? ['  nothing that is known'] : []),
    ...changes.slice(0, LISTED).map(
      ({ date: day, parts, difference, causes }) =>
        `  ${day}  ${toMoney(difference).padStart(18)}  ${parts} parts  ${causes
          .slice(0, 3)
          .map(({ heading, cause }) => `${heading} ${cause}`)
          .join(', ')}`,
    ),
    ...(questions.length === 0 ? [] : ['', 'Questions that most money hangs on']),
    ...questions
      .slice(0, LISTED)
      .map(
        ({ fact, question, parts, spread }) =>
          `  ${toMoney(spread).padStart(18)}  ${parts} parts  ${fact}: ${question}`,
      ),
    ...(savings.length === 0 ? [] : ['', 'Claims, where the facts allow them']),
    ...savings
      .slice(0, LISTED)
      .map(
        ({ fact, value, parts, saving }) =>
          `  ${toMoney(saving).padStart(18)}  ${parts} parts  ${fact} = ${value}`,
      ),
    '',
    out === null ? '--out DIR writes the parts with their duties, and the tables.' : `Written to ${out}`,
    '',
  ].join('\n');
}
