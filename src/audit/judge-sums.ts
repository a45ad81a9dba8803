import { createFinding, type Finding } from './finding.js';
import { addFiledDuty, isTotalOf } from './filed-lines.js';
import { addFiledDuties, type FiledEntry } from './group-entries.js';

/** Sums that the file states and its own rows do not come to, with AD/CVD deposits or without them. */
export function judgeSums(entry: FiledEntry): readonly Finding[] {
  const { lines, entryDuty } = entry;
  const cure = 'read the source again before the figures are used';
  const ofLines = lines.flatMap((line): readonly Finding[] => {
    const stated = line.records.find(({ lineDuty }) => lineDuty !== null)?.lineDuty ?? null;
    const filed = addFiledDuty(line);
    if (stated === null || isTotalOf(stated, filed, [line])) return [];
    const why = `the numbers of the line come to ${filed.toFixed(2)} and its total says ${stated.toFixed(2)}: ${cure}.`;
    return [createFinding({ code: 'D08', severity: 'advisory', line: line.number, filed, why })];
  });
  const sum = addFiledDuties(entry);
  if (entryDuty === null || isTotalOf(entryDuty, sum, lines)) return ofLines;
  const why = `the lines come to ${sum.toFixed(2)} and the total of the entry says ${entryDuty.toFixed(2)}: ${cure}.`;
  return [...ofLines, createFinding({ code: 'D08', severity: 'advisory', filed: sum, why })];
}
