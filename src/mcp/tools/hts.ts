import { listAt, readTextAt, readTextsAt, readValueAt, type JsonObject } from '../../terms/json-object.js';
import type { Digest, NextCall, ToolGuide } from '../tool-guide.js';

const SHOWN_ROWS = 25;
const DUTY_DIGITS = 8;
const ORIGIN = '<country of origin, ISO 3166-1 alpha-2>';

/** `trade_hts_search`. */
export const htsSearch: ToolGuide = {
  name: 'trade_hts_search',
  title: 'Search the U.S. tariff schedule',
  purpose:
    'Lines of the Harmonized Tariff Schedule of the United States that match words for the goods, or a number whole or begun, each with its full path of descriptions and its rates.',
  useWhen:
    'Use first whenever the user names goods and not a complete code, and to verify a code the user gives. Search with the material and the kind of article ("cotton T-shirts", "stainless steel screws").',
  notWhen:
    'Not a classification: the order of results is no legal conclusion. Not for the duty itself (trade_duty_calculate) or for the text of notes (trade_hts_notes).',
  compactLeavesOut: [
    '_meta.dataFreshness',
    'results.evidence',
    'results.special',
    'results.column2',
    'results.matchedField',
    'results.snippet',
  ],
  pagedList: 'results',
  digest: digestSearch,
};

/** `trade_hts_browse`. */
export const htsBrowse: ToolGuide = {
  name: 'trade_hts_browse',
  title: 'Browse the tariff schedule in printing order',
  purpose: 'The rows of a section, a chapter or the numbers under a prefix, in printing order.',
  useWhen:
    'Use to read every line under a heading when a search did not settle which applies: give parent (2 to 10 digits), chapter or section.',
  notWhen: 'Not for finding goods by words (trade_hts_search). Do not page through whole chapters to search.',
  compactLeavesOut: [
    '_meta.dataFreshness',
    'results.special',
    'results.column2',
    'results.endnotes',
    'results.additionalDuties',
    'results.quotaQuantity',
  ],
  pagedList: 'results',
  digest: (answer) => ({
    lines: [
      `${readTextAt(answer, 'totalCount')} rows, schedule ${readTextAt(answer, 'edition.revision')}.`,
      ...rowsOf(answer, 'results'),
    ],
    next: listAt(answer, 'results').filter(isDutiable).slice(0, 1).map(dutyCallFor),
  }),
};

/** `trade_hts_hierarchy`. */
export const htsHierarchy: ToolGuide = {
  name: 'trade_hts_hierarchy',
  title: 'Place one tariff number in its hierarchy',
  purpose:
    'One number in its place: section, chapter, the rows above it, the rows below it and its statistical siblings, with their rates.',
  useWhen:
    'Use to choose the statistical suffix of an 8-digit number, or to see what "Other" stands for by reading the rows above.',
  notWhen: 'Not for finding goods by words (trade_hts_search).',
  compactLeavesOut: [
    '_meta.dataFreshness',
    ...['row', 'parents', 'children', 'siblings'].flatMap((list) => [
      `${list}.endnotes`,
      `${list}.additionalDuties`,
      `${list}.quotaQuantity`,
    ]),
  ],
  lists: ['children', 'siblings', 'parents'],
  digest: (answer) => ({
    lines: [
      `${readTextAt(answer, 'code')}: ${readTextsAt(answer, 'path').join(' > ')}`,
      ...titledRows(answer, 'children', 'Below it:'),
      ...titledRows(answer, 'siblings', 'Beside it:'),
    ],
    next: [readValueAt(answer, 'row') as JsonObject, ...listAt(answer, 'children')]
      .filter(isDutiable)
      .slice(0, 1)
      .map(dutyCallFor),
  }),
};

function digestSearch(answer: JsonObject, given: JsonObject): Digest {
  const results = listAt(answer, 'results');
  if (results.length === 0) return { lines: ['Nothing was found.'], next: [searchAgain(given)] };
  return {
    lines: [
      `Candidates for "${readTextAt(answer, 'query')}": ${readTextAt(answer, 'totalCount')}, schedule ${readTextAt(answer, 'edition.revision')}. Compare the descriptions with the goods before you choose one.`,
      ...rowsOf(answer, 'results'),
    ],
    next: results.filter(isDutiable).slice(0, 1).map(dutyCallFor),
  };
}

function searchAgain(given: JsonObject): NextCall {
  return {
    tool: 'trade_hts_search',
    arguments: { ...given, q: '<other words: the material and the kind of article>' },
    why: 'nothing was found for these words',
  };
}

function titledRows(answer: JsonObject, list: string, title: string): string[] {
  const rows = rowsOf(answer, list);
  return rows.length === 0 ? [] : [title, ...rows];
}

function rowsOf(answer: JsonObject, list: string): string[] {
  const rows = listAt(answer, list);
  const more = rows.length > SHOWN_ROWS ? [`- and ${rows.length - SHOWN_ROWS} more`] : [];
  return [...rows.slice(0, SHOWN_ROWS).map(describeRow), ...more];
}

function describeRow(row: JsonObject): string {
  const path = readTextsAt(row, 'path').join(' > ') || readTextAt(row, 'description');
  const rate = readTextAt(row, 'general.text');
  return `- ${readTextAt(row, 'code') || '(no number)'} ${path}${rate && ` | general rate ${rate}`}`;
}

function isDutiable(row: JsonObject | undefined): boolean {
  const digits = readTextAt(row, 'code').replaceAll('.', '');
  return digits.length >= DUTY_DIGITS && !digits.startsWith('98') && !digits.startsWith('99');
}

function dutyCallFor(row: JsonObject): NextCall {
  return {
    tool: 'trade_duty_calculate',
    arguments: { hts: readTextAt(row, 'code'), origin: ORIGIN },
    why: 'the duty, once the line that describes the goods is chosen',
  };
}
