import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { openBundledSnapshot } from '../../src/exports/bundled-snapshot.js';
import { bundledChecks } from './bundled-checks.js';
import { printPage, type SourceResults } from './print-page.js';

const PAGE = 'docs/conformance.md';
const RESULTS = 'test/conformance/source-results.json';

const words = process.argv.slice(2);
const snapshot = await openBundledSnapshot();
if (words.includes('--sources')) {
  const { sourceChecks } = await import('./source-checks.js');
  const results: SourceResults = {
    ranOn: new Date().toISOString().slice(0, 10),
    dataVersion: snapshot.dataVersion,
    checks: sourceChecks(snapshot),
  };
  writeFileSync(RESULTS, await format(JSON.stringify(results), { parser: 'json' }));
}
const page = printPage({
  snapshot,
  bundled: bundledChecks(snapshot),
  sources: JSON.parse(readFileSync(RESULTS, 'utf8')) as SourceResults,
  assumptions: readFileSync('law/assumptions.md', 'utf8'),
});
if (words.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page) {
    console.error(`${PAGE} is not what the checks say: run npm run conformance`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(PAGE, page);
  console.log(`${PAGE} written`);
}
