import type { Decimal } from '../terms/decimal.js';
import { createFinding, type Finding } from './finding.js';
import { addFiledDuty, type FiledLine } from './filed-lines.js';
import { addFiledDuties, type FiledEntry } from './group-entries.js';

/** Sums that the file states and its own rows do not come to, with AD/CVD deposits or without them. */
export function judgeSums(entry: FiledEntry): readonly Finding[] {
  const { lines, entryDuty } = entry;
  const cure = 'read the source again before the figures are used';
  const ofLines = lines.flatMap((line): readonly Finding[] => {
    const stated = line.records.find(({ lineDuty }) => lineDuty !== null)?.lineDuty ?? null;
    const filed = addFiledDuty(line);
    if (stated === null || isSumOf(stated, filed, [line])) return [];
    const why = `the numbers of the line come to ${filed.toFixed(2)} and its total says ${stated.toFixed(2)}: ${cure}.`;
    return [createFinding({ code: 'D08', severity: 'advisory', line: line.number, filed, why })];
  });
  const sum = addFiledDuties(entry);
  if (entryDuty === null || isSumOf(entryDuty, sum, lines)) return ofLines;
  const why = `the lines come to ${sum.toFixed(2)} and the total of the entry says ${entryDuty.toFixed(2)}: ${cure}.`;
  return [...ofLines, createFinding({ code: 'D08', severity: 'advisory', filed: sum, why })];
}

/** Files differ in whether a total holds the deposits of AD/CVD cases. */
function isSumOf(stated: Decimal, filed: Decimal, lines: readonly FiledLine[]): boolean {
  const deposits = lines.flatMap((line) => line.deposits.flatMap(({ duty }) => duty ?? []));
  return (
    isClose(stated, filed) ||
    isClose(
      stated,
      deposits.reduce((sum, duty) => sum.plus(duty), filed),
    )
  );
}

function isClose(left: Decimal, right: Decimal): boolean {
  return left.minus(right).abs().lessThanOrEqualTo(0.02);
}
