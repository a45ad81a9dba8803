/** Sums jest's result files: `N passed, N failed`. A failed step without a failing test counts as one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, failedSteps] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const file of readdirSync(folder)) {
  const result = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  passed += result.numPassedTests;
  failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
}
failed = Math.max(failed, Number(failedSteps));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
