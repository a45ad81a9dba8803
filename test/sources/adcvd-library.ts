import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdcvdLibrary } from '../../src/adcvd/library.js';
import { buildAdcvd } from '../../src/law/build-reference.js';
import type { Dataset } from '../../src/tables/dataset.js';
import { SourceFolder } from '../../src/law/text/source-folder.js';
import { SourceIssues } from '../../src/law/text/source-issues.js';
import { resolvePackagePath } from '../../src/store/database/package-path.js';
import { readAdcvd } from '../../src/store/snapshot/adcvd/read-adcvd.js';
import { PackRows } from '../../src/store/snapshot/rows/pack-rows.js';
import { officialPath } from '../support/official-files.js';
import { ingestScopes } from './ingested-scopes.js';

/** The folder of the unedited source files. */
export const ADCVD_FILES = officialPath('adcvd');

export function readSource(name: string): string {
  return readFileSync(join(ADCVD_FILES, name), 'utf8');
}

/** The library as the bundled pack gives it, straight from the text of the law. */
export async function packLibrary(): Promise<AdcvdLibrary> {
  return libraryOf(await packDatasets());
}

/** The library after `npm run ingest -- scopes`: full scope texts and the whole words of quoted clauses. */
export async function ingestedLibrary(): Promise<AdcvdLibrary> {
  return libraryOf(ingestScopes(await packDatasets(), ADCVD_FILES));
}

async function packDatasets(): Promise<Dataset[]> {
  return [...(await buildAdcvd(new SourceFolder(resolvePackagePath('law')), new SourceIssues()))];
}

async function libraryOf(datasets: readonly Dataset[]): Promise<AdcvdLibrary> {
  return new AdcvdLibrary(await readAdcvd(new PackRows(datasets)));
}
