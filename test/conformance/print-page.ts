import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import type { Check } from './check.js';

/** The counts of a run with the sources, and the day it ran. */
export interface SourceResults {
  readonly ranOn: string;
  readonly dataVersion: string;
  readonly checks: readonly Check[];
}

export interface Page {
  readonly snapshot: Snapshot;
  readonly bundled: readonly Check[];
  readonly sources: SourceResults;
  /** The text of law/assumptions.md. */
  readonly assumptions: string;
}

/** The page for the public: counts, coverage, open questions. The same input, the same page. */
export function printPage({ snapshot, bundled, sources, assumptions }: Page): string {
  const { coverage, catalog } = snapshot;
  const questions = readQuestions(assumptions);
  const ranHere =
    sources.dataVersion === snapshot.dataVersion ? 'of the same data' : 'of an earlier data version';
  return `${[
    '# Conformance',
    '',
    'What was checked against which source, how many results agree, and which questions of law are open and how each was',
    'read. Written by `npm run conformance`, which runs the checks; no figure is written by hand. No lawyer and no agency has',
    'reviewed it: it says what was compared, not that an answer is right.',
    '',
    '## What the data covers',
    '',
    `- Entry dates from ${coverage.firstDate}. The schedule is known to ${coverage.scheduleVerifiedTo}, newest revision ${coverage.lastRevision.title}; the programs of Chapter 99 are verified to ${coverage.programsVerifiedTo}. An answer for a later date is never complete.`,
    ...catalog.datasets.map(
      ({ dataset, rowCount, sourceName, sourceDate }) =>
        `- \`${dataset}\`: ${number(rowCount)} records; newest source ${sourceName === null ? 'none was read' : `${sourceName}${sourceDate === null ? '' : ` (${sourceDate})`}`}.`,
    ),
    '',
    '## Checks that every checkout runs',
    '',
    ...table(bundled),
    '',
    '## Checks against the archives of the schedule',
    '',
    `Run on ${sources.ranOn} with the official archives at hand (\`npm run conformance -- --sources\`), ${ranHere}.`,
    '',
    ...table(sources.checks),
    '',
    '## Not checked',
    '',
    '- Chapter 99 after 2026 Revision 6 against its official text: later headings and notes are known through secondary copies.',
    '- Deposit rates of AD/CVD cases against the notices one by one; their sources are labelled, unverified ones enter no total.',
    '- Agency flags against the official line-by-line file, which was not read.',
    '- The notices of charges that are named and not computed, and the scope of the Russian import bans, against their orders.',
    '',
    '## Open questions and how each was read',
    '',
    `${questions.length} readings; a layer that rests on one names its number, the basis of each stands in [assumptions](../law/assumptions.md).`,
    '',
    '| # | Question | Reading followed |',
    '| --- | --- | --- |',
    ...questions.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')}\n`;
}

function table(checks: readonly Check[]): readonly string[] {
  return [
    '| what | against | compared | agree | remark |',
    '| --- | --- | --- | --- | --- |',
    ...checks.map(
      ({ name, against, compared, agree, remark }) =>
        `| ${name} | ${against} | ${number(compared)} | ${number(agree)} | ${remark} |`,
    ),
  ];
}

function readQuestions(text: string): readonly (readonly string[])[] {
  const rows = text.split('\n').filter((row) => /^\| \d+ \|/.test(row));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
