import type { Basis, Condition } from '../../../engine/law.js';
import type { Citation, ConfidenceLabel, SourceLabel } from '../../../terms/citation.js';
import type { Country } from '../../../terms/country.js';
import type { Interval } from '../../../terms/interval.js';
import type { ProgramProfiles } from '../authored/authored-rows.js';
import { toCitation } from '../citations/documents.js';
import { readCitations } from '../citations/read-citations.js';
import { cellOf, optionalCell, SourceRowError, type SourceRow } from '../sources/csv-table.js';
import { readCell, readWord, valueIn } from '../sources/read-cell.js';
import { parseCondition } from './condition.js';
import { parseCountryList } from './country-list.js';
import { findMisuse, type FactKey } from './fact-keys.js';
import { formatHeadingRange, parseHeadingRanges } from './heading-range.js';
import type { NoteScopes } from './note-scopes.js';
import { clipPeriod, parsePeriod, type Period } from './period.js';
import { profileOf } from './program-profiles.js';
import type { PublishedRow } from './retroactive.js';
import { parseBasis, parseRuleRate, type CompiledRate } from './rule-rate.js';
import { parseScope, type ScopeAlternative } from './scope.js';

/** One row of a programs file, compiled. */
export interface CompiledRule {
  readonly row: SourceRow;
  readonly heading: string;
  readonly use: 'usmca' | 'us_content' | null;
  readonly program: string;
  readonly rate: CompiledRate;
  readonly basis: Basis;
  readonly include: readonly Country[] | null;
  readonly exclude: readonly Country[];
  readonly scope: readonly ScopeAlternative[];
  readonly when: Condition | null;
  readonly exceptions: readonly string[];
  readonly displaces: readonly string[];
  readonly period: Period;
  readonly citations: readonly Citation[];
  readonly confidence: ConfidenceLabel;
  readonly label: SourceLabel;
  readonly aceOrder: number;
  readonly assumptions: readonly number[];
  readonly reasons: readonly string[];
  /** From the first entry date filed under this wording to the first that no longer was. */
  readonly published: Interval;
  /** The correction that took this wording away; null: it stands. */
  readonly supersededBy: string | null;
}

/** What every row of one programs file is compiled with. */
export interface ProgramsContext {
  /** Folder of the programs file: list paths are relative to it. */
  readonly folder: string;
  /** Entry dates that this file answers for. */
  readonly entryDates: Interval;
  readonly profiles: ProgramProfiles;
  readonly factKeys: ReadonlyMap<string, FactKey>;
  readonly noteScopes: NoteScopes;
  /** Headings that an archived official schedule prints. */
  readonly printedHeadings: ReadonlySet<string>;
}

const US_CONTENT_BASES: readonly Basis[] = ['us_content', 'us_content_up_to_40pct'];
const CONFIDENCES: readonly ConfidenceLabel[] = ['high', 'medium', 'low'];

/** Compiles one programs row; what cannot be read is refused with file, line and column. */
export function compileRule(
  { row, assumptions, reasons, published, supersededBy }: PublishedRow,
  context: ProgramsContext,
): CompiledRule {
  const heading = cellOf(row, 'heading');
  const program = cellOf(row, 'program');
  const profile = profileOf(program, context.profiles);
  const basis = readCell(row, 'appliesTo', parseBasis);
  const when = readCondition(row, context.factKeys);
  const confidence =
    'confidence' in row.cells ? readWord(row, 'confidence', CONFIDENCES) : profile.confidence;
  const period = valueIn(
    row,
    'period',
    parsePeriod(cellOf(row, 'effectiveFrom'), cellOf(row, 'effectiveTo')),
  );
  const label =
    period.kind === 'unknown' ? 'unverified' : labelOf(heading, confidence, context.printedHeadings);
  return {
    row,
    heading,
    use: useOf(basis, when),
    program,
    rate: valueIn(
      row,
      'rate',
      parseRuleRate(cellOf(row, 'rateKind'), cellOf(row, 'ratePct'), cellOf(row, 'rateText')),
    ),
    basis,
    ...readCountries(row),
    scope: context.noteScopes.limit(
      readCell(row, 'scope', (text) => parseScope(text, context.folder)),
      { heading, period },
    ),
    when,
    exceptions: readCell(row, 'exceptions', parseHeadingRanges).map(formatHeadingRange),
    displaces: readCell(row, 'displaces', parseHeadingRanges).map(formatHeadingRange),
    period: clipPeriod(period, context.entryDates),
    citations: readRuleCitations(row, label),
    confidence,
    label,
    aceOrder: profile.aceOrder,
    assumptions: [...new Set([...profile.assumptions, ...assumptions])].sort((left, right) => left - right),
    reasons,
    published,
    supersededBy,
  };
}

/**
 * How far a rule may be trusted. Official: its heading is printed in an archived schedule and its text was read.
 * Secondary: known through publications that cite the official document. Unverified: its window is not printed.
 */
function labelOf(heading: string, confidence: ConfidenceLabel, printed: ReadonlySet<string>): SourceLabel {
  const isPrinted = printed.has(heading) || heading === '(column 2)';
  return confidence === 'high' && isPrinted ? 'official' : 'secondary';
}

/** A row on US content, and a row that a USMCA claim decides, are the two uses a range may be limited to. */
function useOf(basis: Basis, when: Condition | null): 'usmca' | 'us_content' | null {
  if (US_CONTENT_BASES.includes(basis)) return 'us_content';
  return when !== null && claimsUsmca(when) ? 'usmca' : null;
}

function claimsUsmca(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(claimsUsmca);
  return condition.kind === 'isOneOf' && condition.key === 'spi' && condition.values.includes('S');
}

function readCondition(row: SourceRow, factKeys: ReadonlyMap<string, FactKey>): Condition | null {
  const condition = readCell(row, 'conditions', parseCondition);
  const misuse = condition === null ? null : findMisuse(condition, factKeys);
  if (misuse !== null) throw new SourceRowError(row, `conditions: ${misuse}`);
  return condition;
}

function readCountries(row: SourceRow): Pick<CompiledRule, 'include' | 'exclude'> {
  const include = readCell(row, 'countriesInclude', parseCountryList);
  if (include !== null && include.length === 0)
    throw new SourceRowError(row, 'countriesInclude: empty; write ALL or codes');
  const exclude = readCell(row, 'countriesExclude', parseCountryList);
  if (exclude === null) throw new SourceRowError(row, 'countriesExclude: ALL would leave no country');
  return { include, exclude };
}

function readRuleCitations(row: SourceRow, label: SourceLabel): readonly Citation[] {
  const documents = readCitations(cellOf(row, 'citation'));
  if (documents.length === 0) throw new SourceRowError(row, 'citation: empty; every rule names its document');
  const noteRef = 'noteRef' in row.cells ? optionalCell(row, 'noteRef') : null;
  const places = noteRef === null ? [] : readCitations(noteRef);
  return [...documents, ...places].map((document) => toCitation(document, label));
}
