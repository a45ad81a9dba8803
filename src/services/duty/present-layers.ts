import type { Layer } from '../../engine/result.js';
import type { Decimal } from '../../terms/decimal.js';
import { formatMoney } from '../../terms/money.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';
import { metalOf } from './metal.js';
import { parameterOf } from './parameter-names.js';
import { percentText, presentAmount, toAmount } from './present-amount.js';
import { presentCitation, presentCitations } from './present-citation.js';
import { rateInWords } from './rate-in-words.js';

/** The layers of Chapter 99 in the order they are reported in. */
export function chapter99Layers({ result }: DutyAnswer): readonly Layer[] {
  return result.layers.filter((layer) => layer.kind !== 'column' && layer.kind !== 'adcvd');
}

export function presentChapter99Sources(answer: DutyAnswer, { snapshot }: ServiceContext) {
  return chapter99Layers(answer).map((layer, index) => ({
    code: layer.heading,
    authority: layer.authority,
    authorityType: layer.authorityType,
    rate: rateInWords(layer),
    amount: presentAmount(layer.amount),
    citation: presentCitation(layer.citations[0]),
    get citations() {
      return presentCitations(layer.citations);
    },
    aceReportingOrder: index + 1,
    displayLabel: snapshot.catalog.programs.get(layer.program ?? '')?.title ?? layer.authority,
    material: materialOf(layer, answer),
    ending: layer.ending,
    openFacts: layer.openFacts.map((key) => parameterOf(key, answer.line)),
  }));
}

/** A layer as answers show it. */
export type LayerModel = ReturnType<typeof presentLayer>;

/** Every layer as the engine gives it: Chapter 99, the tariff line, then AD/CVD cases that count. */
export function presentLayers(answer: DutyAnswer) {
  return answer.result.layers.map((layer, index) =>
    presentLayer(layer, layer.kind === 'column' || layer.kind === 'adcvd' ? null : index + 1),
  );
}

/** One layer; its place among the Chapter 99 numbers of the entry line is null outside of one. */
export function presentLayer(layer: Layer, aceReportingOrder: number | null) {
  return {
    ...layer,
    ratePercent: percentText(layer.ratePercent),
    aceReportingOrder,
    get citations() {
      return presentCitations(layer.citations);
    },
  };
}

/** Rates of an authority that are charged, joined; null when there is none. */
export function displayRate({ result }: DutyAnswer, authorityType: string): string | null {
  const charged = result.layers.filter(
    (layer) => layer.authorityType === authorityType && layer.kind !== 'exempt' && layer.kind !== 'column',
  );
  const words = charged.map((layer) =>
    layer.ending === 'applies' ? rateInWords(layer) : `${rateInWords(layer)} (undetermined)`,
  );
  return words.length === 0 ? null : words.join(' + ');
}

function materialOf(layer: Layer, { result }: DutyAnswer): string | null {
  const matched = result.considered.find(({ rule }) => rule.id === layer.ruleId);
  return matched === undefined || layer.authorityType !== 'section_232' ? null : metalOf(matched);
}

export function presentSplitLines(answer: DutyAnswer) {
  const { column1General, column2 } = answer.line;
  const column = answer.result.layers.find((layer) => layer.kind === 'column');
  const mfnRate = column?.rateText ?? (answer.result.column === 'column2' ? column2 : column1General).text;
  return answer.result.splitLines.map(({ lineType, value, headings }) => ({
    lineType,
    value: toAmount(value),
    mfnRate,
    chapter99Layers: headings.map(({ heading, ratePercent, amount }) => ({
      code: heading,
      ratePercent: percentText(ratePercent),
      amount: toAmount(amount),
    })),
  }));
}

/** The computation, a line for each step. */
export function traceOf({ valuation, result }: DutyAnswer): readonly string[] {
  const steps = (valuation.steps ?? []).map(
    ({ step, amount, value }) => `${step}: ${amount.toFixed(2)}, value ${value.toFixed(2)}`,
  );
  const layers = result.layers.map(({ heading, computation, amount, ending }) => {
    return `${heading}: ${computation} = ${inWords(amount)}${ending === 'applies' ? '' : ' (undetermined)'}`;
  });
  const { merchandiseProcessingFee: mpf, harborMaintenanceFee: hmf, totals } = result;
  const fees = [
    `merchandise processing fee: ${mpf.reason} = ${inWords(mpf.amount)}`,
    `harbor maintenance fee: ${hmf.reason} = ${inWords(hmf.amount)}`,
  ];
  const total = `total duty = ${inWords(totals.totalDuty)}`;
  const landed = `total landed duty = ${inWords(totals.totalLandedDuty)}`;
  return [...steps, ...layers, total, ...fees, landed];
}

function inWords(amount: Decimal | null): string {
  return amount === null ? 'not computable' : formatMoney(amount);
}
