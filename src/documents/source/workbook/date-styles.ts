import { FILE_LIMITS } from '../limits.js';
import { createTooLargeProblem } from '../refusals.js';
import { parseXml } from './parse-xml.js';

/** Built-in date and time format numbers (ECMA-376, part 1, 18.8.30, with its locales). */
const BUILT_IN: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
const FIRST_CUSTOM = 100;

/** By cell style number: whether its numbers are dates. */
export function readDateStyles(bytes: Buffer): boolean[] {
  const formats = new Map<number, string>();
  const styles: boolean[] = [];
  let isInCells = false;
  parseXml(bytes, {
    onOpen: (name, attributes) => {
      if (name === 'cellXfs') isInCells = true;
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        formats.set(Number(numFmtId), formatCode.slice(0, 300));
      }
      if (name === 'xf' && isInCells) styles.push(isDateFormat(Number(attributes().numFmtId ?? 0), formats));
      if (styles.length + formats.size > FILE_LIMITS.styles)
        throw createTooLargeProblem(`The workbook has more than ${FILE_LIMITS.styles} styles of cells.`);
    },
    onClose: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

function isDateFormat(id: number, formats: ReadonlyMap<number, string>): boolean {
  if (BUILT_IN.some(([from, to]) => id >= from && id <= to)) return true;
  const code = id >= FIRST_CUSTOM ? formats.get(id) : undefined;
  return code !== undefined && code.split(';').some(isDateCode);
}

/** True when the format, without its literals, has date or time letters and no digit placeholders. */
function isDateCode(code: string): boolean {
  const bare = code
    .toLowerCase()
    .replace(/"[^"]*"|\\.|_.|\*./g, ' ')
    .replace(/\[([smh]{1,2})\]/g, '$1')
    .replace(/\[[^\][]*\]/g, '')
    .replace(/([s])[.,]0{1,3}/g, '$1');
  const words = bare.match(/[a-z0#?%]+/g) ?? [];
  return (
    words.length > 0 &&
    words.every((word) => /^(s{1,2}|m{1,5}|h{1,2}|d{1,4}|a{3,5}|y{1,4}|e{1,4}|am|pm|a|p)$/.test(word))
  );
}

const DAY_MS = 86_400_000;
/** 1 January 1970 in the day count from 1900, which includes a leap day that did not exist. */
const UNIX_DAY = 25_569;
const DAYS_TO_1904 = 1_462;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/** The date of a number; null when a spreadsheet cannot show it as one. */
export function toDay(serial: number, isFrom1904: boolean): Date | null {
  const days = isFrom1904 ? serial + DAYS_TO_1904 : serial;
  if (!(days >= 0 && days < LAST_DAY + 1)) return null;
  return new Date(Math.floor((days - UNIX_DAY) * DAY_MS));
}
