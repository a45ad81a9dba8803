import { Decimal, ZERO } from '../../terms/decimal.js';
import type { DutyInfo, DutyLayer, DutyTotals, RateProvenance } from '../../../clients/typescript/index.js';
import { drawStackedBar, type BarPart } from './stacked-bar.js';
import { formatMoney, toDrawable, paint, wrap, wrapIndented, type Style } from './style.js';

const SHOWN_VERSION = 12;

/** The answer for a terminal: every layer with its law, totals, a stacked bar, open inputs. */
export function drawReport(duty: DutyInfo, style: Style): string {
  const sections = [
    heading(duty, style),
    layerTable(duty, style),
    totals(duty, style),
    drawStackedBar(barParts(duty), style),
    openInputs(duty, style),
    notes(duty, style),
    footer(duty, style),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** A row for each layer and for each fee: together they are the duty and fees. */
export function toLayerRows(duty: DutyInfo) {
  const { rates } = duty.provenance;
  const layers = duty.layers.map((layer, at) => ({
    heading: layer.heading,
    kind: layer.kind,
    duty: labelOf(layer, duty),
    rate: layer.rateText,
    on: layer.baseValue,
    amount: layer.amount,
    applies: layer.ending,
    law: documentsOf(rates[at]),
  }));
  const fees = FEES.map(([name, label, code]) => ({
    ...{ heading: undefined, kind: 'fee', duty: label, rate: undefined, on: undefined },
    ...{ amount: duty.totals[name], applies: undefined },
    law: documentsOf(rates.find((rate) => rate.code === code)),
  }));
  return [...layers, ...fees];
}

function documentsOf(rate: RateProvenance | undefined): string {
  return [...new Set(rate?.citations.map(({ document }) => document))].join('; ');
}

function heading(duty: DutyInfo, style: Style): string[] {
  const path = (duty.path ?? []).map((level) => toDrawable(level, style).replace(/:$/, '')).join(' > ');
  const stated = [
    duty.countryOfOrigin === undefined ? 'origin not stated' : `origin ${duty.countryOfOrigin}`,
    `entered ${duty.entryDate}`,
    duty.declaredValue === undefined
      ? 'value not stated'
      : `customs value ${formatMoney(duty.declaredValue)} USD`,
  ];
  return [paint(duty.htsCode, 'bold', style), ...wrap(path, style), stated.join(', ')];
}

/** Columns: heading, description, rate, base value, duty; the law on the lines below. */
function layerTable(duty: DutyInfo, style: Style): string[] {
  const rows = duty.layers.map((layer) => cellsOf(layer, duty, style));
  const titles = ['HEADING', 'DUTY', 'RATE', 'ON', 'AMOUNT'];
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const body = duty.layers.flatMap((layer, index) => [
    line(rows[index] ?? []),
    ...lawOf(layer, duty.provenance.rates[index], style).map((text) => paint(text, 'dim', style)),
  ]);
  return [paint(line(titles), 'bold', style), ...body];
}

function cellsOf(layer: DutyLayer, duty: DutyInfo, style: Style): string[] {
  const rate = sourceOf(layer.heading, duty)?.rate ?? layer.rateText;
  const mark = layer.ending === 'applies' ? '' : ' ?';
  const amount = amountOf(layer);
  const on = layer.baseValue === undefined ? '' : formatMoney(layer.baseValue);
  return [
    layer.heading,
    shorten(toDrawable(labelOf(layer, duty), style), 34),
    shorten(toDrawable(rate, style), 22),
    on,
    `${amount}${mark}`,
  ];
}

/** Nothing is charged on goods that may not enter: no amount is missing. */
function amountOf({ kind, amount }: DutyLayer): string {
  if (kind === 'prohibited') return '-';
  return amount === undefined ? 'open' : formatMoney(amount);
}

/** A Chapter 99 heading is labeled with its program. */
function labelOf({ heading: code, kind, qualifier }: DutyLayer, duty: DutyInfo): string {
  if (kind === 'column') return columnLabel(duty);
  return kind === 'adcvd' ? `AD/CVD ${qualifier ?? ''}` : (sourceOf(code, duty)?.displayLabel ?? '');
}

function sourceOf(heading: string, { chapter99Sources }: DutyInfo) {
  return chapter99Sources.find(({ code }) => code === heading);
}

function columnLabel({ column, specialProgramApplied }: DutyInfo): string {
  if (column === 'column2') return 'Column 2';
  return column === 'special' ? `Column 1 special (${specialProgramApplied ?? ''})` : 'Column 1 general';
}

function lawOf({ openFacts }: DutyLayer, source: RateProvenance | undefined, style: Style): string[] {
  const documents = (source?.citations ?? []).map(({ document, locator }) =>
    locator === undefined ? document : `${document} (${locator})`,
  );
  const depends = openFacts.length === 0 ? '' : `; depends on ${openFacts.join(', ')}`;
  return wrapIndented(documents.join('; ') + depends, style);
}

/** Each fee: its total, what it is called, and its code among the sources of rates. */
const FEES: readonly (readonly [keyof DutyTotals, string, code: string])[] = [
  ['merchandiseProcessingFee', 'Merchandise processing fee', 'mpf'],
  ['harborMaintenanceFee', 'Harbor maintenance fee', 'hmf'],
];

const TOTALS: readonly (readonly [keyof DutyTotals, string])[] = [
  ['totalDuty', 'Total duty'],
  ...FEES.map(([name, label]) => [name, label] as const),
  ['totalLandedDuty', 'Duty and fees'],
  ['landedCost', 'Landed cost'],
];

function totals(duty: DutyInfo, style: Style): string[] {
  const lines = TOTALS.flatMap(([name, label]) => {
    const amount = duty.totals[name];
    if (amount === undefined) return [];
    const rate =
      name === 'totalDuty' && duty.effectiveRate !== undefined
        ? `  ${duty.effectiveRate.toFixed(2)}% of the value`
        : '';
    const text = `${label.padEnd(28)}${formatMoney(amount).padStart(16)}${rate}`;
    const shown = name === 'totalDuty' || name === 'totalLandedDuty' ? paint(text, 'bold', style) : text;
    return name === 'totalDuty' ? [shown, ...ranges(duty, style)] : [shown];
  });
  const why = reasons(duty, style).map((line) => paint(line, 'warn', style));
  return duty.totals.totalDuty === undefined
    ? [...ranges(duty, style), ...lines, ...why]
    : [...lines, ...why];
}

/** The range of the total: by open required inputs, and by every possible claim. */
function ranges(duty: DutyInfo, style: Style): string[] {
  const { bounds, boundsWithoutClaims, calculationComplete } = duty;
  const open = calculationComplete || isOne(boundsWithoutClaims) ? null : rangeText(boundsWithoutClaims);
  const all = isOne(bounds) ? null : rangeText(bounds);
  return [
    ...(open === null ? [] : [paint(`  ${open}, by the open questions`, 'warn', style)]),
    ...(all === null ? [] : [`  ${all}, by everything open, claims included`]),
    ...leastWith(duty, style),
  ];
}

/** The answers that lead to the lower bound only together; none where one cannot be stated. */
function leastWith({ bounds: { lowAnswers = [] }, prohibited }: DutyInfo, style: Style): string[] {
  if (lowAnswers.length < (prohibited ? 1 : 2) || lowAnswers.some(({ value }) => value === undefined))
    return [];
  const options = lowAnswers.map(({ field, value }) => toOption(field, value!)).join(' ');
  return wrapIndented(`the least with ${options}`, style, '  ');
}

type Range = DutyInfo['bounds'];

function isOne({ low, high }: Range): boolean {
  return low === high;
}

/** Null: nothing is known. */
function rangeText({ low, high }: Range): string | null {
  if (low === undefined) return null;
  return high === undefined ? `at least ${formatMoney(low)}` : `${formatMoney(low)} to ${formatMoney(high)}`;
}

function reasons({ incompleteReasons }: DutyInfo, style: Style): string[] {
  return incompleteReasons.flatMap(({ kind, detail }) => {
    const title = kind.endsWith('_not_verified') ? 'beyond verified law' : 'not complete';
    return wrap(`${title}: ${toDrawable(detail, style)}`, style, '  ');
  });
}

function barParts(duty: DutyInfo): BarPart[] {
  if (duty.prohibited) return [];
  const layers = duty.layers.map(({ heading: label, amount }) => ({
    label,
    amount: new Decimal(amount ?? ZERO),
  }));
  const fees = FEES.map(([name, , code]) => ({
    label: code.toUpperCase(),
    amount: new Decimal(duty.totals[name] ?? ZERO),
  }));
  return [...layers, ...fees];
}

function openInputs({ requiredInputs }: DutyInfo, style: Style): string[] {
  if (requiredInputs.length === 0) return [];
  const lines = requiredInputs.flatMap((input) => {
    const mark = input.severity === 'blocking' ? '!' : '-';
    const option = toOption(input.field, String(input.exampleValue ?? '...'));
    const text = wrap(`${mark} ${option}: ${toDrawable(input.reason, style)}`, style, '  ');
    return input.severity === 'blocking' ? text.map((line) => paint(line, 'warn', style)) : text;
  });
  return [paint('Open (! decides the duty, - may change it)', 'bold', style), ...lines];
}

/** The option that answers the field on this command line. */
function toOption(field: string, answer: string): string {
  if (field.startsWith('fact.')) return `--fact ${field.slice('fact.'.length)}=${answer}`;
  if (field.startsWith('scopeFact.')) return `--scopeFact ${field.slice('scopeFact.'.length)}=${answer}`;
  if (field.startsWith('measures.')) return `--measure ${field.slice('measures.'.length)}=${answer}`;
  return `--${field} ${answer}`;
}

function notes({ warnings, prohibited }: DutyInfo, style: Style): string[] {
  const ban = prohibited ? ['The goods may not be entered.'] : [];
  return [...ban, ...warnings].flatMap((note) => wrap(`* ${toDrawable(note, style)}`, style, '  '));
}

function footer({ provenance }: DutyInfo, style: Style): string[] {
  const { dataVersion, engineVersion, programsVerifiedTo } = provenance;
  const versions = `data ${dataVersion.slice(0, SHOWN_VERSION)}, engine ${engineVersion}, Chapter 99 verified to ${programsVerifiedTo}`;
  const text = `${versions}. Decision support, not an entry.`;
  return wrap(text, style).map((line) => paint(line, 'dim', style));
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 3)}...`;
}
