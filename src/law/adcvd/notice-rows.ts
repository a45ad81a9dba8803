import { toDataset, type Dataset } from '../dataset.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readDate, readWord } from '../text/read-cell.js';
import { readCase, readCases, readFrCitation, readReliability } from './adcvd-cells.js';

/** Dated notices by case. */
export function toEventRows(rows: readonly SourceRow[]): Dataset {
  const columns = [
    'case_number',
    'event_date',
    'event_type',
    'title',
    'fr_citation',
    'fr_document',
    'provenance',
    'confidence',
    'source_label',
  ] as const;
  const records = rows.map((row) => ({
    case_number: readCase(row, 'caseNumber'),
    event_date: requireDate(row, 'date'),
    event_type: cellOf(row, 'type'),
    title: cellOf(row, 'title'),
    ...noticeOf(row),
  }));
  return toDataset('adcvd_event', columns, records);
}

/** Scope notices and known rulings, without abstracts. */
export function toScopeRulingRows(rows: readonly SourceRow[]): Dataset {
  const columns = [
    'case_numbers',
    'ruling_date',
    'kind',
    'subject',
    'outcome',
    'abstract',
    'fr_citation',
    'fr_document',
    'provenance',
    'confidence',
    'source_label',
  ] as const;
  const records = rows.map((row) => ({
    case_numbers: readCases(row, 'caseNumbers'),
    ruling_date: readDate(row, 'date'),
    kind: cellOf(row, 'kind'),
    subject: cellOf(row, 'subject'),
    outcome: readOptionalCell(row, 'outcome'),
    abstract: null,
    ...noticeOf(row),
  }));
  return toDataset('adcvd_scope_ruling', columns, records);
}

/** Court decisions, most of them known from the notice that Commerce gave of them. */
export function toCourtRows(rows: readonly SourceRow[]): Dataset {
  const columns = [
    'case_numbers',
    'slip_opinion',
    'case_name',
    'decision_date',
    'court',
    'court_number',
    'holding',
    'fr_notice_date',
    'fr_document',
    'fr_title',
    'provenance',
    'confidence',
    'source_label',
  ] as const;
  const records = rows.map((row) => {
    const { text, confidence, label } = readReliability(row);
    return {
      case_numbers: readCases(row, 'relatedCaseNumbers'),
      slip_opinion: readOptionalCell(row, 'slipOpinion'),
      case_name: readOptionalCell(row, 'caseName'),
      decision_date: readDate(row, 'date'),
      court: readWord(row, 'court', ['CIT', 'CAFC']),
      court_number: readOptionalCell(row, 'courtNumber'),
      holding: cellOf(row, 'holding'),
      fr_notice_date: readDate(row, 'frNoticeDate'),
      fr_document: readOptionalCell(row, 'frDocumentNumber'),
      fr_title: readOptionalCell(row, 'frTitle'),
      provenance: text,
      confidence,
      source_label: label,
    };
  });
  return toDataset('adcvd_court_decision', columns, records);
}

/** Circumvention inquiries, without abstracts. */
export function toCircumventionRows(rows: readonly SourceRow[]): Dataset {
  const columns = [
    'case_numbers',
    'notice_date',
    'stage',
    'outcome',
    'title',
    'abstract',
    'fr_citation',
    'fr_document',
    'provenance',
    'confidence',
    'source_label',
  ] as const;
  const records = rows.map((row) => ({
    case_numbers: readCases(row, 'caseNumbers'),
    notice_date: requireDate(row, 'date'),
    stage: readWord(row, 'stage', ['preliminary', 'final', 'initiation', 'rescission']),
    outcome: readOptionalCell(row, 'outcome'),
    title: cellOf(row, 'title'),
    abstract: null,
    ...noticeOf(row),
  }));
  return toDataset('adcvd_circumvention', columns, records);
}

function noticeOf(row: SourceRow) {
  const { text, confidence, label } = readReliability(row);
  return {
    fr_citation: readFrCitation(row),
    fr_document: readOptionalCell(row, 'frDocumentNumber'),
    provenance: text,
    confidence,
    source_label: label,
  };
}

function requireDate(row: SourceRow, column: string): string {
  const date = readDate(row, column);
  if (date === null) throw new SourceRowError(row, `${column}: empty; a notice has a day`);
  return date;
}
