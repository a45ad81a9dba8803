import { listAt, readTextAt, readTextsAt, type JsonObject } from '../../terms/json-object.js';
import { toArgument } from '../required-inputs.js';
import type { NextCall, ToolGuide } from '../tool-guide.js';

const SHOWN_ORDERS = 25;

/** `trade_adcvd_check`. */
export const adcvdCheck: ToolGuide = {
  name: 'trade_adcvd_check',
  title: 'Screen goods against AD/CVD orders',
  purpose:
    'Antidumping and countervailing duty orders whose written scope may cover the goods, clause by clause, with the deposit rate of the company or of all others and citations.',
  useWhen:
    'Use for goods of a country with AD/CVD orders (steel, aluminum, chemicals, solar cells, wood, food ...). Describe the goods: material, form, process, use and measures decide scope.',
  notWhen:
    'Not an assessment or a deposit order: matches are candidates for scope review. Not by HTS code alone: codes in an order are index aids.',
  compactLeavesOut: [
    '_meta.dataFreshness',
    'matches.scopeText',
    'matches.clauses',
    'matches.companionCases',
    'matches.respondentRate.exporterMatches',
    'matches.respondentRate.producerMatches',
  ],
  lists: ['matches'],
  digest: (answer, given) => {
    const missing = listAt(answer, 'requiredInputs');
    return {
      lines: [
        `${listAt(answer, 'matches').length} orders to look at, entry date ${readTextAt(answer, 'entryDate')}.`,
        ...listAt(answer, 'matches').map(describeMatch),
        ...missing.map(
          (input) => `Would settle more: ${readTextAt(input, 'field')}: ${readTextAt(input, 'reason')}`,
        ),
        ...readTextsAt(answer, 'warnings').map((warning) => `Warning: ${warning}`),
      ],
      next: [...answersTo(missing, given), ...rateCalls(answer)],
    };
  },
};

/** `trade_adcvd_orders_search`. */
export const adcvdOrdersSearch: ToolGuide = {
  name: 'trade_adcvd_orders_search',
  title: 'Search the catalogue of AD/CVD orders',
  purpose:
    'Antidumping and countervailing duty orders by product words, country, tariff number, status or case number.',
  useWhen:
    'Use to find the case number of an order, or which orders exist against a country or on a kind of goods.',
  notWhen: 'Not to decide whether goods are covered: trade_adcvd_check reads the scope.',
  compactLeavesOut: ['orders.htsNumbers', 'orders.scopeSource', 'orders.provenance'],
  pagedList: 'orders',
  withheld: ['csv'],
  digest: (answer) => ({
    lines: [
      `${readTextAt(answer, 'totalCount')} orders.`,
      ...listAt(answer, 'orders').slice(0, SHOWN_ORDERS).map(describeOrder),
    ],
    next: listAt(answer, 'orders')
      .slice(0, 1)
      .map((order) => ({
        tool: 'trade_adcvd_rates_at',
        arguments: { caseNumber: readTextAt(order, 'caseNumber') },
        why: 'the rate of an order on a day, for a company or all others',
      })),
  }),
};

/** `trade_adcvd_rates_at`. */
export const adcvdRatesAt: ToolGuide = {
  name: 'trade_adcvd_rates_at',
  title: 'AD/CVD rate of a company on a day',
  purpose:
    'The cash deposit rate of one order on a day, of a named exporter and producer or of all others, with the segment it is from and since when.',
  useWhen: 'Use with a case number from trade_adcvd_check or trade_adcvd_orders_search.',
  notWhen: 'Not to find orders (trade_adcvd_orders_search) and not to decide scope (trade_adcvd_check).',
  compactLeavesOut: ['_meta.dataFreshness', 'order.htsNumbers', 'order.scopeSource', 'order.provenance'],
  digest: (answer) => ({
    lines: [
      `${readTextAt(answer, 'caseNumber')} (${readTextAt(answer, 'order.product')}, ${readTextAt(answer, 'order.country')}) on ${readTextAt(answer, 'date')}: ${readTextAt(answer, 'rate.rate') || 'no rate known'}, rate of the kind ${readTextAt(answer, 'rate.kind')}${prefixed(': ', readTextAt(answer, 'rate.respondent'))}`,
      ...segmentLine(answer),
      readTextAt(answer, 'rate.reason'),
      ...listAt(answer, 'rate.alternatives').map(
        (other) =>
          `May apply instead: ${readTextAt(other, 'rate')} of ${readTextAt(other, 'respondent')} (${readTextAt(other, 'segment') || readTextAt(other, 'basis')}).`,
      ),
      `Sources: ${
        listAt(answer, 'rate.citations')
          .map((citation) => readTextAt(citation, 'document'))
          .join('; ') || 'none'
      }.`,
    ],
    next: [],
  }),
};

/** Which segment a rate is from, since when, and how sure it is. */
function segmentLine(answer: JsonObject): string[] {
  const segment = readTextAt(answer, 'rate.segment') || readTextAt(answer, 'rate.basis');
  if (segment === '') return [];
  const since = readTextAt(answer, 'rate.effectiveFrom');
  const began =
    readTextAt(answer, 'rate.fromBasis') === 'first_read' ? `read first on ${since}` : `since ${since}`;
  return [
    `Segment: ${segment}, ${began}, ${readTextAt(answer, 'rate.standing').replaceAll('_', ' ')}, confidence ${readTextAt(answer, 'rate.confidence')}.`,
  ];
}

function describeMatch(match: JsonObject): string {
  const determination = readTextAt(match, 'scopeAnalysis.determination');
  return `- ${readTextAt(match, 'caseNumber')} ${readTextAt(match, 'product')} (${readTextAt(match, 'country')}): ${determination}, rate ${readTextAt(match, 'rate') || 'not known'}${match.advisory === true ? ', candidate only' : ''} [${readTextAt(match, 'frCitation.document')}]`;
}

function describeOrder(order: JsonObject): string {
  return `- ${readTextAt(order, 'caseNumber')} ${readTextAt(order, 'orderType')} ${readTextAt(order, 'product')} (${readTextAt(order, 'country')}), ${readTextAt(order, 'status')}`;
}

function answersTo(missing: readonly JsonObject[], given: JsonObject): NextCall[] {
  if (missing.length === 0) return [];
  const facts = missing.reduce(
    (all, input) => toArgument(all, readTextAt(input, 'field'), `<${readTextAt(input, 'type')}>`),
    given,
  );
  return [
    {
      tool: 'trade_adcvd_check',
      arguments: facts,
      why: 'settles more of the scope, once the values in angle brackets are replaced by facts from the user',
    },
  ];
}

function rateCalls(answer: JsonObject): NextCall[] {
  return listAt(answer, 'matches')
    .slice(0, 1)
    .map((match) => ({
      tool: 'trade_adcvd_rates_at',
      arguments: { caseNumber: readTextAt(match, 'caseNumber'), company: '<exporter or producer>' },
      why: 'the rate of the company that made or shipped the goods',
    }));
}

function prefixed(prefix: string, text: string): string {
  return text && prefix + text;
}
