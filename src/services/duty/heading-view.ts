import type { Layer } from '../../engine/result.js';
import { CONSTANT_PART } from '../../terms/constant-part.js';
import { firstOf } from '../../terms/frozen-lists.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';
import type { ConstantLayer } from './constant-layer.js';
import { metalOf } from './metal.js';
import { parameterOf } from './parameter-names.js';
import { presentAmount } from './present-amount.js';

/** A Chapter 99 layer. */
export interface LayerOfARule {
  readonly layer: Layer;
  readonly constant: ConstantLayer;
}

interface Shown {
  readonly answer: DutyAnswer;
  readonly context: ServiceContext;
}

/** A Chapter 99 heading of the entry line; the part from its rule is the same in every answer. */
export class HeadingView {
  readonly #constant: ConstantLayer['heading'];
  readonly #layer: Layer;
  readonly #shown: Shown;

  constructor(
    { layer, constant }: LayerOfARule,
    readonly aceReportingOrder: number,
    shown: Shown,
  ) {
    this.#constant = constant.heading;
    this.#layer = layer;
    this.#shown = shown;
  }

  get [CONSTANT_PART]() {
    return this.#constant;
  }

  get code() {
    return this.#constant.code;
  }

  get authority() {
    return this.#constant.authority;
  }

  get authorityType() {
    return this.#constant.authorityType;
  }

  get rate() {
    return this.#constant.rate;
  }

  get amount() {
    return presentAmount(this.#layer.amount);
  }

  get citation() {
    return this.#constant.citation;
  }

  get citations() {
    return this.#constant.citations;
  }

  get displayLabel() {
    const { program, authority } = this.#layer;
    return this.#shown.context.snapshot.catalog.programs.get(program ?? '')?.title ?? authority;
  }

  get material() {
    return materialOf(this.#layer, this.#shown.answer);
  }

  get ending() {
    return this.#layer.ending;
  }

  get openFacts() {
    const { line } = this.#shown.answer;
    return this.#layer.openFacts.map((key) => parameterOf(key, line));
  }
}

function materialOf(layer: Layer, { result }: DutyAnswer): ReturnType<typeof metalOf> {
  if (layer.authorityType !== 'section_232') return null;
  const matched = firstOf(result.considered, ({ rule }) => rule.id === layer.ruleId);
  return matched === undefined ? null : metalOf(matched);
}
