import type { Layer } from '../../engine/result.js';
import { CONSTANT_PART } from '../../terms/constant-part.js';
import type { Decimal } from '../../terms/decimal.js';
import { formatMoney } from '../../terms/money.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';
import { showLayer, type ConstantLayer, type ShownLayer } from './constant-layer.js';
import { HeadingView, type LayerOfARule } from './heading-view.js';
import { presentCitations } from './present-citation.js';
import { toPercentText, toAmount } from './present-amount.js';

/** The Chapter 99 layers in reporting order. */
export function selectChapter99Layers({ result }: DutyAnswer): readonly Layer[] {
  return result.layers.filter(isOfChapter99);
}

function isOfChapter99({ kind }: Layer): boolean {
  return kind !== 'column' && kind !== 'adcvd';
}

export function presentChapter99Sources(
  layers: readonly ShownLayer[],
  shown: { readonly answer: DutyAnswer; readonly context: ServiceContext },
) {
  const reported = layers.filter(
    (one): one is LayerOfARule => isOfChapter99(one.layer) && one.constant !== null,
  );
  return reported.map((layer, index) => new HeadingView(layer, index + 1, shown));
}

/** Every layer in the engine's order: Chapter 99, the tariff line, then AD/CVD cases that count. */
export function presentLayers(layers: readonly ShownLayer[]): readonly LayerModel[] {
  return layers.map((one, index) => new LayerModel(one, isOfChapter99(one.layer) ? index + 1 : null));
}

/** One layer; its position among the Chapter 99 numbers of the entry line is null for other layers. */
export function presentLayer(layer: Layer, aceReportingOrder: number | null): LayerModel {
  return new LayerModel(showLayer(layer), aceReportingOrder);
}

/** A layer as answers show it; the part from its rule is the same in every answer. */
export class LayerModel {
  readonly #constant: ConstantLayer | null;
  readonly #layer: Layer;

  constructor(
    { layer, constant }: ShownLayer,
    readonly aceReportingOrder: number | null,
  ) {
    this.#constant = constant;
    this.#layer = layer;
  }

  get [CONSTANT_PART]() {
    return this.#constant?.layer ?? null;
  }

  get heading() {
    return this.#layer.heading;
  }

  get kind() {
    return this.#layer.kind;
  }

  get ruleId() {
    return this.#layer.ruleId;
  }

  get program() {
    return this.#layer.program;
  }

  get authority() {
    return this.#layer.authority;
  }

  get authorityType() {
    return this.#layer.authorityType;
  }

  get ending() {
    return this.#layer.ending;
  }

  get rateText() {
    return this.#layer.rateText;
  }

  get ratePercent() {
    return toPercentText(this.#layer.ratePercent);
  }

  get basis() {
    return this.#layer.basis;
  }

  get baseValue() {
    return this.#layer.baseValue;
  }

  get amount() {
    return this.#layer.amount;
  }

  get computation() {
    return this.#layer.computation;
  }

  get listedAs() {
    return this.#layer.listedAs;
  }

  get qualifier() {
    return this.#layer.qualifier;
  }

  get factsRead() {
    return this.#layer.factsRead;
  }

  get openFacts() {
    return this.#layer.openFacts;
  }

  get citations() {
    return presentCitations(this.#layer.citations);
  }

  get confidence() {
    return this.#layer.confidence;
  }

  get assumptions() {
    return this.#layer.assumptions;
  }
}

/** The charged rates of an authority, joined; null when there is none. */
export function describeDisplayRate(layers: readonly ShownLayer[], authorityType: string): string | null {
  let words: string | null = null;
  for (const { layer, constant } of layers) {
    if (layer.authorityType !== authorityType || layer.kind === 'exempt' || constant === null) continue;
    const { rate } = constant.heading;
    const shown = layer.ending === 'applies' ? rate : `${rate} (undetermined)`;
    words = words === null ? shown : `${words} + ${shown}`;
  }
  return words;
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
      ratePercent: toPercentText(ratePercent),
      amount: toAmount(amount),
    })),
  }));
}

/** The computation, one line per step. */
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
