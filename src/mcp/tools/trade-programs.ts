import { listAt, readTextAt, readTextsAt, type JsonObject } from '../../terms/json-object.js';
import { toArgument } from '../required-inputs.js';
import type { ToolGuide } from '../tool-guide.js';

const SHOWN_FLAGS = 20;

/** `trade_chapter99_applicable`. */
export const chapter99Applicable: ToolGuide = {
  name: 'trade_chapter99_applicable',
  title: 'Chapter 99 headings for a line and a country',
  purpose:
    'Every Chapter 99 heading that names a line, for one country of origin and date: those that apply, or may, and those that do not, each with the reason and its citations.',
  useWhen:
    'Use when the question is which additional tariffs (Sections 232, 301, 122, 201, IEEPA) reach a line and why or why not.',
  notWhen: 'Not for amounts: trade_duty_calculate reads the same law and adds the money.',
  compactLeavesOut: ['_meta.dataFreshness', 'applicable.description', 'notApplicable'],
  lists: ['notApplicable', 'applicable'],
  digest: (answer, given) => ({
    lines: [
      `${readTextAt(answer, 'htsCode')} from ${readTextAt(answer, 'country')} on ${readTextAt(answer, 'date')}: ${listAt(answer, 'applicable').length} Chapter 99 headings apply or may apply${answer.complete === true ? '' : '; NOT COMPLETE'}.`,
      ...listAt(answer, 'applicable').map(describeHeading),
      ...readTextsAt(answer, 'warnings').map((warning) => `Warning: ${warning}`),
    ],
    next: [
      {
        tool: 'trade_duty_calculate',
        arguments: withValue(
          openAnswers(answer, {
            hts: readTextAt(answer, 'htsCode'),
            origin: readTextAt(answer, 'country'),
            ...(typeof given.date === 'string' && { date: given.date }),
          }),
        ),
        why: 'the amounts of these layers',
      },
    ],
  }),
};

/** `trade_pga_check`. */
export const pgaCheck: ToolGuide = {
  name: 'trade_pga_check',
  title: 'Partner government agencies for a tariff number',
  purpose:
    'Which partner government agencies (FDA, USDA, EPA, CPSC and others) may ask for data at entry of goods under a number, with their ACE flags and rules.',
  useWhen:
    'Use when the question is which agency requirements, permits or certificates may go with an import.',
  notWhen: 'Not for duty, and no admission: a flag says who may ask, not that goods are admissible.',
  compactLeavesOut: ['_meta.dataFreshness', 'agencies'],
  lists: ['flagsBelow', 'flags', 'agencies'],
  digest: (answer) => ({
    lines: [
      `${readTextAt(answer, 'htsCode')} on ${readTextAt(answer, 'date')}: ${listAt(answer, 'flags').length} flags, ${listAt(answer, 'flagsBelow').length} on a part of what is under it.`,
      ...[...listAt(answer, 'flags'), ...listAt(answer, 'flagsBelow')]
        .slice(0, SHOWN_FLAGS)
        .map(describeFlag),
      ...readTextsAt(answer, 'warnings').map((warning) => `Warning: ${warning}`),
    ],
    next: [],
  }),
};

function describeHeading(heading: JsonObject): string {
  const documents = listAt(heading, 'citations').map((citation) => readTextAt(citation, 'document'));
  const ending = heading.ending === 'undetermined' ? ' (undetermined)' : '';
  return `- ${readTextAt(heading, 'code')} ${readTextAt(heading, 'displayLabel')}, ${readTextAt(heading, 'rate')}${ending}: ${readTextAt(heading, 'because')} [${[...new Set(documents)].slice(0, 3).join('; ')}]`;
}

function openAnswers(answer: JsonObject, start: JsonObject): JsonObject {
  return listAt(answer, 'requiredInputs')
    .filter((input) => input.severity === 'blocking')
    .reduce(
      (all, input) => toArgument(all, readTextAt(input, 'field'), `<${readTextAt(input, 'type')}>`),
      start,
    );
}

function withValue(given: JsonObject): JsonObject {
  return { ...given, value: '<customs value in USD>' };
}

function describeFlag(flag: JsonObject): string {
  return `- ${readTextAt(flag, 'agency')} ${readTextAt(flag, 'flagCode')} ${readTextAt(flag, 'requirement')} on ${readTextAt(flag, 'htsPrefix')}: ${readTextAt(flag, 'description')}`;
}
