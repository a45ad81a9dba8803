import { NOTHING_SAID } from '../../adcvd/scope/product.js';
import type { TariffLine } from '../../engine/law.js';
import type { RequiredInput } from '../../engine/result.js';
import { mergeInputs, toRequiredInput } from '../adcvd/required-inputs.js';
import type { DutyAnswer } from './calculate-duty.js';

/** Inputs that would settle the AD/CVD cases of an answer; they block it if an order lists line and country. */
export function listAdcvdInputs({ result, matches, goods, line }: DutyAnswer): readonly RequiredInput[] {
  if (result.adcvd.length === 0) return [];
  const cases = result.adcvd.filter(({ obstacle }) => obstacle === 'scope');
  const open = new Set(cases.map((one) => one.caseNumber));
  if (open.size === 0) return firmInputs({ result, matches, goods });
  const isListed = cases.some(({ isOpenOrder }) => isOpenOrder);
  const severity = isListed ? ('blocking' as const) : ('advisory' as const);
  // The engine itself asks for the declaration when an order lists the line.
  const declaration = isListed ? [] : [declareInput([...open])];
  if (goods.product === NOTHING_SAID)
    return [describeInput([...open].join(', '), line, severity), ...declaration];
  const facts = mergeInputs(
    matches
      .filter(({ order }) => open.has(order.caseNumber))
      .flatMap(({ order, evidence }) => evidence.open.map((test) => toRequiredInput(test, order.caseNumber))),
  );
  return [
    ...facts.map((input) => ({ ...input, severity, field: input.field.replace(/^facts\./, 'scopeFact.') })),
    ...declaration,
    ...firmInputs({ result, matches, goods }),
  ];
}

/** Asks for the firms when a case counts, or may count, at the rate of firms without their own rate. */
function firmInputs({
  result,
  goods,
}: Pick<DutyAnswer, 'result' | 'matches' | 'goods'>): readonly RequiredInput[] {
  if (goods.producer !== null || goods.exporter !== null) return [];
  const shared = result.adcvd.filter(
    ({ obstacle, rate }) =>
      (obstacle === null || obstacle === 'rate') &&
      (rate.kind === 'all_others' || rate.kind === 'country_wide' || rate.kind === 'non_selected'),
  );
  if (shared.length === 0) return [];
  const names = shared.map(({ caseNumber }) => caseNumber).join(', ');
  return [
    {
      field: 'exporter',
      reason: `the deposit rate of ${names} is that of firms without their own: name the exporter, and the manufacturer where it is another firm`,
      citation: '19 CFR 351.107',
      exampleValue: 'Example Trading Co., Ltd.',
      ...ADVISORY,
    },
  ];
}

const ADVISORY = { type: 'string', severity: 'advisory', unit: null, min: null, max: null } as const;

function describeInput(names: string, line: TariffLine, severity: RequiredInput['severity']): RequiredInput {
  return {
    field: 'productDescription',
    reason: `the written scope, not the tariff number, decides whether the goods are in the scope of ${names}`,
    citation: '19 CFR 351.225',
    exampleValue: goodsInWords(line),
    ...ADVISORY,
    severity,
  };
}

/** The nearest text of the schedule that names the goods; "Other" names none. */
function goodsInWords({ path, description }: TariffLine): string {
  const texts = [...path, description].map((text) => text.replace(/:\s*$/, '').trim());
  return texts.findLast((text) => !/^other\b[^a-z]*$/i.test(text)) ?? description;
}

function declareInput(names: readonly string[]): RequiredInput {
  return {
    field: 'adcvdDeclared',
    reason: 'declare the case the goods are entered under; disclaim the others with adcvdDisclaimed',
    citation: '19 CFR 141.61(c)',
    exampleValue: names[0] ?? null,
    ...ADVISORY,
  };
}
