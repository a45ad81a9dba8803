import { listAt, readTextAt, readTextsAt, readValueAt, type JsonObject } from '../../terms/json-object.js';
import type { Digest, NextCall, ToolGuide } from '../tool-guide.js';
import { toArgument } from '../required-inputs.js';

const SHOWN_WARNINGS = 6;
const SHOWN_SOURCES = 3;

/** `trade_duty_calculate`. */
export const dutyCalculate: ToolGuide = {
  name: 'trade_duty_calculate',
  title: 'Calculate U.S. import duty',
  purpose:
    'Full landed duty for one HTS line, origin and entry date: column duty, every Chapter 99 layer (Sections 232, 301, 122 and others) in ACE reporting order, fees, totals in USD, the citation of every rate, and what is still missing.',
  useWhen:
    'Use when you have an HTS number from trade_hts_search, trade_hts_browse, trade_hts_hierarchy or the user, and want the duty. Give origin, value and date wherever they are known; answer requiredInputs by calling again.',
  notWhen:
    'Not for finding a code (trade_hts_search), for other countries than the United States as importer, or for several lines at once: one call for each line.',
  compactLeavesOut: [
    '_meta.dataFreshness',
    'specialRates',
    'splitLines',
    'conditionalFields',
    'missingConditionalInputs',
    'section232ScopeMatch',
    'assumedFacts',
    'adcvdCases.scopeText',
    'adcvdCases.scopeAnalysis',
  ].map((path) => `dutyInfo.${path}`),
  lists: ['whyNot', 'adcvdCases', 'trace', 'specialRates'].map((path) => `dutyInfo.${path}`),
  digest: (answer, given) => digestDuty(readValueAt(answer, 'dutyInfo') as JsonObject, given),
};

function digestDuty(duty: JsonObject, given: JsonObject): Digest {
  const missing = listAt(duty, 'requiredInputs').filter((input) => input.severity === 'blocking');
  const lines = [
    ...describeTotals(duty),
    'Layers:',
    ...listAt(duty, 'layers').map((layer) => describeLayer(layer, duty)),
    `Merchandise processing fee ${readTextAt(duty, 'totals.merchandiseProcessingFee') || '?'} USD, harbor maintenance fee ${readTextAt(duty, 'totals.harborMaintenanceFee') || '?'} USD (${readTextAt(duty, 'hmf.reason')}).`,
    ...(missing.length === 0 ? [] : ['Missing facts, to be asked and never guessed:']),
    ...missing.map(describeMissing),
    ...readTextsAt(duty, 'warnings')
      .slice(0, SHOWN_WARNINGS)
      .map((warning) => `Warning: ${warning}`),
  ];
  return { lines, next: nextOf(duty, given, missing) };
}

function describeTotals(duty: JsonObject): string[] {
  const origin = readTextAt(duty, 'countryOfOrigin') || 'an origin not stated';
  const value = readTextAt(duty, 'declaredValue');
  const question = `${readTextAt(duty, 'htsCode')} (${readTextAt(duty, 'description')}) from ${origin}, entered ${readTextAt(duty, 'entryDate')}${value && `, declared value ${value} USD`}.`;
  if (duty.prohibited === true) return [question, 'IMPORT PROHIBITED: see the layer that says so.'];
  const total = readTextAt(duty, 'totals.totalDuty');
  const totals = total
    ? `Total duty ${total} USD (${readTextAt(duty, 'effectiveRate')}% of the value); with fees ${readTextAt(duty, 'totals.totalLandedDuty') || '?'} USD; landed cost ${readTextAt(duty, 'totals.landedCost') || '?'} USD.`
    : 'No total: the layers have rates and no amounts for want of a value or a quantity.';
  const isComplete = duty.calculationComplete === true;
  const open = rangeAt(duty, 'boundsWithoutClaims');
  const state = isComplete
    ? 'The calculation is complete.'
    : `NOT COMPLETE${open && `: the duty lies ${open} if no relief is claimed`}.`;
  const all = rangeAt(duty, 'bounds');
  return [
    question,
    totals,
    state,
    ...listAt(duty, 'incompleteReasons').map((reason) => `- ${describeReason(reason)}`),
    ...(all ? [`Over every open input and claim the duty lies ${all}.`] : []),
  ];
}

/** Empty when no limits are known or they are equal. */
function rangeAt(duty: JsonObject, path: string): string {
  const [low, high] = [readTextAt(duty, `${path}.low`), readTextAt(duty, `${path}.high`)];
  if (!low || low === high) return '';
  return high ? `between ${low} and ${high} USD` : `at ${low} USD at least`;
}

function describeReason(reason: JsonObject): string {
  const isBeyond = readTextAt(reason, 'kind').endsWith('_not_verified');
  return `${isBeyond ? 'beyond verified law: ' : ''}${readTextAt(reason, 'detail')}`;
}

function describeLayer(layer: JsonObject, duty: JsonObject): string {
  const heading = readTextAt(layer, 'heading');
  const label = listAt(duty, 'chapter99Sources').find(({ code }) => code === heading);
  const name = readTextAt(label, 'displayLabel') || readTextAt(layer, 'authority');
  const amount = readTextAt(layer, 'amount');
  const result =
    layer.ending === 'undetermined'
      ? `undetermined, depends on ${readTextsAt(layer, 'openFacts').join(', ')}`
      : amount
        ? `${amount} USD on ${readTextAt(layer, 'baseValue')}`
        : 'no amount';
  return `- ${heading} ${name}, ${readTextAt(layer, 'rateText')}: ${result} [${sourcesOf(heading, duty)}]`;
}

function sourcesOf(heading: string, duty: JsonObject): string {
  const rate = listAt(duty, 'provenance.rates').find(({ code }) => code === heading);
  const documents = [
    ...new Set(listAt(rate, 'citations').map((citation) => readTextAt(citation, 'document'))),
  ];
  return documents.slice(0, SHOWN_SOURCES).join('; ') || 'citations in provenance';
}

function describeMissing(input: JsonObject): string {
  return `- ${readTextAt(input, 'field')} (${readTextAt(input, 'type')}): ${readTextAt(input, 'reason')}`;
}

function nextOf(duty: JsonObject, given: JsonObject, missing: readonly JsonObject[]): NextCall[] {
  const next: NextCall[] = [];
  if (missing.length > 0) {
    const answers = missing.reduce<JsonObject>(
      (all, input) => toArgument(all, readTextAt(input, 'field'), `<${readTextAt(input, 'type')}>`),
      given,
    );
    next.push({
      tool: 'trade_duty_calculate',
      arguments: answers,
      why: 'settles the duty, once the values in angle brackets are replaced by facts from the user',
    });
  }
  if (listAt(duty, 'adcvdCases').length > 0) {
    next.push({
      tool: 'trade_adcvd_check',
      arguments: {
        htsCode: readTextAt(duty, 'htsCode'),
        ...(readTextAt(duty, 'countryOfOrigin') && { country: readTextAt(duty, 'countryOfOrigin') }),
        productDescription: '<the goods in words>',
      },
      why: 'AD/CVD orders name this line: whether they cover the goods is decided by their written scope',
    });
  }
  return next;
}
