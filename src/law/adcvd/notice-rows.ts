import type { CalendarDate } from '../../terms/calendar-date.js';
import {
  ADCVD_CIRCUMVENTION,
  ADCVD_COURT_DECISION,
  ADCVD_EVENT,
  ADCVD_SCOPE_RULING,
} from '../../tables/adcvd.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset } from '../../tables/table.js';
import { CASE_EVENTS } from '../../terms/adcvd-words.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { readDate, readOptionalWord, readWord } from '../text/read-cell.js';
import { readCase, readCases, readFrCitation, readReliability } from './adcvd-cells.js';

/** Dated notices by case. */
export function toEventRows(rows: readonly SourceRow[]): Dataset {
  const records = rows.map((row) => ({
    caseNumber: readCase(row, 'caseNumber'),
    eventDate: requireDate(row, 'date'),
    eventType: readWord(row, 'type', CASE_EVENTS),
    title: cellOf(row, 'title'),
    ...noticeOf(row),
  }));
  return toDataset(ADCVD_EVENT, records);
}

/** Scope notices and known rulings, without abstracts. */
export function toScopeRulingRows(rows: readonly SourceRow[]): Dataset {
  const records = rows.map((row) => ({
    caseNumbers: readCases(row, 'caseNumbers'),
    rulingDate: readDate(row, 'date'),
    kind: cellOf(row, 'kind'),
    subject: cellOf(row, 'subject'),
    outcome: readOptionalCell(row, 'outcome'),
    abstract: null,
    ...noticeOf(row),
  }));
  return toDataset(ADCVD_SCOPE_RULING, records);
}

/** Court decisions, most of them known from the notice that Commerce gave of them. */
export function toCourtRows(rows: readonly SourceRow[]): Dataset {
  const records = rows.map((row) => ({
    caseNumbers: readCases(row, 'relatedCaseNumbers'),
    slipOpinion: readOptionalCell(row, 'slipOpinion'),
    caseName: readOptionalCell(row, 'caseName'),
    decisionDate: readDate(row, 'date'),
    court: readWord(row, 'court', ['CIT', 'CAFC']),
    courtNumber: readOptionalCell(row, 'courtNumber'),
    holding: cellOf(row, 'holding'),
    frNoticeDate: readDate(row, 'frNoticeDate'),
    frDocument: readOptionalCell(row, 'frDocumentNumber'),
    frTitle: readOptionalCell(row, 'frTitle'),
    ...readReliability(row),
  }));
  return toDataset(ADCVD_COURT_DECISION, records);
}

/** Circumvention inquiries, without abstracts. */
export function toCircumventionRows(rows: readonly SourceRow[]): Dataset {
  const records = rows.map((row) => ({
    caseNumbers: readCases(row, 'caseNumbers'),
    noticeDate: requireDate(row, 'date'),
    stage: readWord(row, 'stage', ['preliminary', 'final', 'initiation', 'rescission']),
    outcome: readOptionalWord(row, 'outcome', ['affirmative', 'negative', 'pending', 'rescinded']),
    title: cellOf(row, 'title'),
    abstract: null,
    ...noticeOf(row),
  }));
  return toDataset(ADCVD_CIRCUMVENTION, records);
}

function noticeOf(row: SourceRow) {
  return {
    ...readReliability(row),
    frCitation: readFrCitation(row),
    frDocument: readOptionalCell(row, 'frDocumentNumber'),
  };
}

function requireDate(row: SourceRow, column: string): CalendarDate {
  const date = readDate(row, column);
  if (date === null) throw new SourceRowError(row, `${column}: empty; a notice has a day`);
  return date;
}
