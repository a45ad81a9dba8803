import { PROBLEM_KINDS, toProblemType, type Problem, type ProblemName } from '../../terms/errors.js';
import { MAX_QUOTED } from '../../terms/result.js';
import { readTextAt, type JsonObject } from '../../terms/json-object.js';
import type { NextCall } from '../tool-guide.js';
import { describeNext } from './text-mirror.js';
import type { ToolResult } from './tool-result.js';

/** The call that caused a problem. */
export interface FailedCall {
  readonly tool: string;
  readonly given: JsonObject;
  readonly traceId: string;
}

const NEVER_INVENT =
  'Do not invent or guess a code, a rate or a fact: use what these tools return and what the user states.';

/** A refusal as a result: what is wrong, how to correct it, and the next call to make. */
export function toErrorResult(problem: Problem, failed: FailedCall): ToolResult {
  const call = { ...failed, given: withoutLongTexts(failed.given) };
  const { title, status, cure } = PROBLEM_KINDS[problem.kind];
  const next = nextCallsFor(problem, call);
  const fields = problem.fields.filter(({ message }) => message !== problem.message);
  const lines = [
    `${title}: ${problem.message}`,
    ...fields.map(({ at, message }) => `- ${at}: ${message}`),
    next.length === 0 ? cure : '',
    ...next.map(describeNext),
    NEVER_INVENT,
  ];
  return {
    isError: true,
    content: [{ type: 'text', text: lines.filter(Boolean).join('\n') }],
    _meta: {
      'dutygraph/problem': {
        type: toProblemType(problem.kind),
        title,
        status,
        detail: problem.message,
        ...(problem.fields.length > 0 && { errors: problem.fields }),
      },
      'dutygraph/next': next,
      'dutygraph/traceId': call.traceId,
    },
  };
}

/** The arguments to send again; a long text is replaced by its name. No argument has a long name. */
function withoutLongTexts(given: JsonObject): JsonObject {
  const short = (name: string, value: unknown): unknown => {
    if (typeof value === 'string' && value.length > MAX_QUOTED) return `<${name} as given>`;
    if (typeof value !== 'object' || value === null) return value;
    return JSON.stringify(value).length > MAX_QUOTED ? `<${name} as given>` : value;
  };
  return Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => name.length <= MAX_QUOTED)
      .map(([name, value]) => [name, short(name, value)]),
  );
}

type Advice = (call: FailedCall, problem: Problem) => NextCall[];

const searchForGoods: Advice = () => [
  {
    tool: 'trade_hts_search',
    arguments: { q: '<the goods in words: material and kind of article>' },
    why: 'finds the numbers of the schedule that describe the goods',
  },
];

const repeatMended: Advice = ({ tool, given }, { fields }) => [
  { tool, arguments: given, why: `with ${fields.map(({ at }) => at).join(', ') || 'the arguments'} mended` },
];

const advice: Readonly<Partial<Record<ProblemName, Advice>>> = {
  'unknown-hts-code': (call, problem) => [
    ...searchForGoods(call, problem),
    ...browseAround(readTextAt(call.given, 'hts') || readTextAt(call.given, 'code')),
  ],
  'ambiguous-hts-code': ({ given }) => [
    {
      tool: 'trade_hts_hierarchy',
      arguments: { code: readTextAt(given, 'hts') || readTextAt(given, 'code') },
      why: 'lists the statistical suffixes to choose from by what the goods are',
    },
  ],
  'date-out-of-coverage': () => [
    {
      tool: 'trade_regulatory_data_status',
      arguments: {},
      why: 'tells the first date that can be asked for',
    },
  ],
  'not-found': (call, problem) =>
    call.given.caseNumber === undefined
      ? searchForGoods(call, problem)
      : [
          {
            tool: 'trade_adcvd_orders_search',
            arguments: { q: '<the goods in words>' },
            why: 'finds the case numbers that exist',
          },
        ],
  'invalid-parameter': (call, problem) =>
    problem.fields.some(({ at }) => ['hts', 'code', 'htsCode'].includes(at))
      ? searchForGoods(call, problem)
      : repeatMended(call, problem),
  'data-version-gone': repeatMended,
  'service-unavailable': ({ tool, given }) => [{ tool, arguments: given, why: 'after some seconds' }],
  'internal-error': ({ tool, given }) => [{ tool, arguments: given, why: 'once more, after some seconds' }],
};

function nextCallsFor(problem: Problem, call: FailedCall): NextCall[] {
  return advice[problem.kind]?.(call, problem) ?? [];
}

function browseAround(code: string): NextCall[] {
  const heading = code.replaceAll('.', '').slice(0, 4);
  if (!/^\d{4}$/.test(heading)) return [];
  return [
    {
      tool: 'trade_hts_browse',
      arguments: { parent: heading, numberedOnly: true },
      why: 'lists the numbers that do exist under this heading',
    },
  ];
}
