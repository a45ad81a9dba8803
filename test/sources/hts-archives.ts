import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { officialPath } from '../support/official-files.js';

/** The folder of the official archives. */
export const ARCHIVES = officialPath('hts');

/** A row as the archive has it. */
export interface ArchiveRow {
  readonly htsno: string;
  readonly indent: string;
  readonly description: string;
  readonly units: readonly string[];
  readonly general: string;
  readonly special: string;
  readonly other: string;
  readonly additionalDuties: string | null;
  readonly footnotes: readonly { readonly value: string }[] | null;
}

/** Rows of an archive read without the code under test. */
export function readArchiveRows(fileName: string): readonly ArchiveRow[] {
  return JSON.parse(gunzipSync(readFileSync(resolve(ARCHIVES, fileName))).toString('utf8')) as ArchiveRow[];
}

/** Letters, digits and signs only: what is left when blanks, invisible characters and mark-up do not count. */
export function bare(text: string): string {
  return text.replace(/<\/?[a-z][^<>]*>/g, '').replace(/[\s\u00a0\u200b]+/g, '');
}

export const day = toCalendarDate;
