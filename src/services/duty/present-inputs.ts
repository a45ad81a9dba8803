import { keysOf } from '../../engine/conditions.js';
import { mergeInputs } from '../../engine/required-inputs.js';
import type { BoundAnswer, ClaimEffect, RequiredInput } from '../../engine/result.js';
import type { MatchedRule, TariffLine } from '../../engine/law.js';
import { metalOf as metalOfBasis, type Metal } from '../../engine/portions.js';
import { Decimal, HUNDRED } from '../../terms/decimal.js';
import { onceFor } from '../../terms/lazily.js';
import { measuresOf } from '../../terms/rate-expression.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';
import { listAdcvdInputs } from './adcvd-inputs.js';
import { claimsExclusion, EXCLUSION_KEY } from './condition-keys.js';
import { metalOf } from './metal.js';
import { parameterOf } from './parameter-names.js';

/** Open inputs, each under the parameter that answers it. */
export function presentRequiredInputs(answer: DutyAnswer) {
  const { result, line, facts } = answer;
  const ofDuty = result.requiredInputs.map((input) => {
    const field = parameterOf(input.field, line);
    return sharedInput(input, field) ?? { ...asShare(input, facts.enteredValue), field };
  });
  return mergeInputs(ofDuty, listAdcvdInputs(answer));
}

const sharedInputs = new WeakMap<RequiredInput, RequiredInput>();

/** One object for an input that is the same in every answer. Null: the input belongs to one answer. */
function sharedInput(input: RequiredInput, field: string): RequiredInput | null {
  const known = sharedInputs.get(input);
  if (known?.field === field) return known;
  if (!Object.isFrozen(input) || isContent(input.field)) return null;
  const shared = Object.freeze({ ...input, field });
  sharedInputs.set(input, shared);
  return shared;
}

function isContent(key: string): boolean {
  return key.endsWith('_content_value');
}

/** A content is decided as a value, but its parameter takes a percentage of the customs value. */
function asShare(input: RequiredInput, enteredValue: Decimal | null): RequiredInput {
  const { field, exampleValue, reason } = input;
  if (!isContent(field)) return input;
  const share = shareOf(exampleValue, enteredValue ?? HUNDRED);
  return {
    ...input,
    reason: reason.replace(
      `when ${field} is ${exampleValue}`,
      `when it is ${share} percent of the customs value`,
    ),
    unit: 'percent of the customs value',
    max: 100,
    exampleValue: share,
  };
}

function shareOf(value: RequiredInput['exampleValue'], whole: Decimal): string | null {
  if (value === null || whole.isZero()) return null;
  return new Decimal(String(value)).times(HUNDRED).dividedBy(whole).toDecimalPlaces(4).toFixed();
}

/** Answers that could be given, each under the parameter that takes it: the value of a content is a fact of its own. */
export function presentAnswers<One extends BoundAnswer | ClaimEffect>(
  { line }: DutyAnswer,
  answers: readonly One[],
) {
  return answers.map((answer) => ({
    ...answer,
    field: isContent(answer.key) ? `fact.${answer.key}` : parameterOf(answer.key, line),
  }));
}

/** The blocking inputs of `presentRequiredInputs`, in their order. */
export function listMissingInputs(answer: DutyAnswer): readonly string[] {
  const { result, line } = answer;
  const ofDuty = result.requiredInputs.filter(isBlocking).map(({ field }) => parameterOf(field, line));
  const ofCases = listAdcvdInputs(answer)
    .filter(isBlocking)
    .map(({ field }) => field);
  return [...new Set([...ofDuty, ...ofCases])];
}

function isBlocking({ severity }: RequiredInput): boolean {
  return severity === 'blocking';
}

/** The optional inputs that matter, by the rules that name the line. */
export function presentConditionalFields({ result, line }: DutyAnswer) {
  const traits = traitsOf(result.considered);
  const { isCounted, isValued } = rateTraitsOf(line);
  return sharedFields({
    has232: traits.has232,
    hasCopper: traits.metals.has('copper'),
    materialType: traits.metals.size > 0,
    needsMaterialSlider: traits.readsContent,
    hasReciprocal: traits.hasReciprocal,
    needsQuantity: result.missingMeasures.length > 0 || isCounted,
    hasAdCvd: result.adcvd.length > 0,
    showValuation: traits.charges || isValued,
    needsDepartureDate: traits.readsLoadingDate,
  });
}

type Flags<Name extends string> = Readonly<Record<Name, boolean>>;

/** One object for all answers with the same flags. */
function sharedFlags<Name extends string>(): (flags: Flags<Name>) => Flags<Name> {
  const known: Flags<Name>[] = [];
  return (flags) => {
    let place = 0;
    for (const name in flags) place = place * 2 + (flags[name] ? 1 : 0);
    return (known[place] ??= Object.freeze(flags));
  };
}

const sharedMatch = sharedFlags<Metal>();
const sharedFields = sharedFlags<
  | 'has232'
  | 'hasCopper'
  | 'materialType'
  | 'needsMaterialSlider'
  | 'hasReciprocal'
  | 'needsQuantity'
  | 'hasAdCvd'
  | 'showValuation'
  | 'needsDepartureDate'
>();

/** Whether a Section 232 metals list names the line. */
export function findSection232ScopeMatch({ result }: DutyAnswer) {
  return traitsOf(result.considered).scopeMatch;
}

/** The bases that the columns of a line charge on. */
interface RateTraits {
  readonly isCounted: boolean;
  readonly isValued: boolean;
}

const rateTraitsOf = onceFor((line: TariffLine): RateTraits => {
  const rates = [line.column1General, line.column2, ...line.column1Special.map(({ rate }) => rate)];
  return {
    isCounted: rates.some(({ expression }) => measuresOf(expression).length > 0),
    isValued: rates.some(({ expression }) => expression.kind !== 'free' && expression.kind !== 'specific'),
  };
});

/** What a set of rules implies for its lines. */
interface RuleTraits {
  readonly charges: boolean;
  readonly has232: boolean;
  readonly hasReciprocal: boolean;
  readonly readsContent: boolean;
  readonly readsLoadingDate: boolean;
  readonly metals: ReadonlySet<Metal>;
  readonly scopeMatch: Flags<Metal>;
  /** Published exclusions among them whose list names the line. */
  readonly exclusions: readonly MatchedRule[];
}

/** Lines of one pattern share a set of rules, which is examined once. */
const traitsOf = onceFor((rules: readonly MatchedRule[]): RuleTraits => {
  const charging = rules.filter(({ rule }) => rule.rate.kind !== 'exempt');
  const under232 = rules.filter(({ rule }) => rule.authorityType === 'section_232');
  const metals = new Set(under232.flatMap((matched) => metalOf(matched) ?? []));
  return {
    charges: charging.length > 0,
    // A duty on any article certified for a use, such as that in trucks, names no line.
    has232: charging.some(({ rule, listedAs }) => listedAs !== null && rule.authorityType === 'section_232'),
    hasReciprocal: charging.some(({ rule }) => rule.authorityType === 'ieepa_reciprocal'),
    readsContent: rules.some(({ rule }) => metalOfBasis(rule.basis) !== null),
    readsLoadingDate: rules.some(({ rule }) => keysOf(rule.when).includes('loading_date')),
    metals,
    scopeMatch: sharedMatch({
      steel: metals.has('steel'),
      aluminum: metals.has('aluminum'),
      copper: metals.has('copper'),
    }),
    exclusions: rules.filter(
      ({ rule, listedAs }) => listedAs !== null && claimsExclusion(rule.when, rule.heading),
    ),
  };
});

/** Published exclusions whose list names the line. */
export function listMatchedExclusions({ result, facts }: DutyAnswer, { snapshot }: ServiceContext) {
  const stated = facts.stated.get(EXCLUSION_KEY);
  const claimed = typeof stated === 'string' ? stated.split(',') : [];
  return traitsOf(result.considered).exclusions.map((matched) => {
    const { heading, note } = matched.rule;
    const wording = snapshot.catalog.chapter99.get(heading)?.at(-1)?.description;
    return {
      code: heading,
      description: matched.qualifier ?? wording ?? note ?? heading,
      confidence: claimed.includes(heading) ? 1 : confidenceOf(matched),
    };
  });
}

/** Every exclusion is limited to an article; a longer number identifies the line more closely. */
function confidenceOf({ listedAs }: MatchedRule): number {
  return (listedAs ?? '').replaceAll('.', '').length >= 10 ? 0.5 : 0.25;
}
