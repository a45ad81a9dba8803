import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runVerify } from '../../src/cli/verify/run-verify.js';
import { runCalc } from '../../src/cli/calc/run-calc.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { openDutyContext } from '../services/duty/duty-context.js';

type Json = Record<string, unknown>;

const folder = mkdtempSync(join(tmpdir(), 'proof-'));
afterAll(() => rmSync(folder, { recursive: true }));

let good: string;
beforeAll(async () => {
  const { snapshot } = await openDutyContext();
  const { proof } = await runCalc({
    words: '--hts 7326.90.86.88 --origin CN --value 10000 --transport ocean --proof x'.split(' '),
    today: () => toCalendarDate('2026-09-15'),
    style: { color: false, unicode: false, width: 80 },
    openReference: async () => snapshot,
  });
  good = proof!.text;
}, 120_000);

function verify(text: string) {
  const file = join(folder, 'proof.json');
  writeFileSync(file, text);
  return runVerify([file]);
}

/** In a path: the rule that charges 25%. */
const CHARGED = 'charged';

function findCharged(proof: Json): Json {
  const { rules } = proof.law as { rules: { rule: { rate: { percent?: string } } }[] };
  return rules.find(({ rule }) => rule.rate.percent === '25') as unknown as Json;
}

/** The proof with one member put elsewhere or taken out, by its path. */
function changed(path: string, value?: unknown): string {
  const proof = JSON.parse(good) as Json;
  const names = path.split('.');
  const last = names.pop()!;
  const owner = names.reduce(
    (at, name) => (name === CHARGED ? findCharged(proof) : (at[name] as Json)),
    proof,
  );
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return JSON.stringify(proof);
}

describe('npm run verify', () => {
  it('verifies a proof as npm run calc wrote it', () => {
    const { stdout, stderr, exitCode } = verify(good);
    expect([stderr, exitCode]).toEqual(['', 0]);
    expect(stdout).toMatch(/^verified\n {2}columnDuty 290\n/);
    expect(stdout).toContain('totalDuty 7790');
  });

  it('prints a percentage to the 12 decimals of an answer', async () => {
    const { snapshot } = await openDutyContext();
    const { proof } = await runCalc({
      words: '--hts 7326.90.86.88 --origin CN --value 7 --proof x'.split(' '),
      today: () => toCalendarDate('2026-09-15'),
      style: { color: false, unicode: false, width: 80 },
      openReference: async () => snapshot,
    });
    expect(proof!.text).toMatch(/"effectiveRate": "\d+\.\d{40,}"/);
    expect(verify(proof!.text).stdout).toMatch(/\n {2}effectiveRate \d+\.\d{12}\n/);
  });

  it.each([
    ['an amount', 'claimed.layers.0.amount', '1', 'layer 9903'],
    ['a total', 'claimed.totals.totalDuty', '1', 'totals'],
    ['the value', 'facts.enteredValue', '9999', 'totals'],
    ['the rate of a rule', `law.rules.${CHARGED}.rule.rate.percent`, '1', 'totals'],
    ['the rate of the line', 'law.line.column1General.expression', { kind: 'free' }, 'totals'],
    ['a bound', 'claimed.high', '99999', 'bounds'],
    ['the version of another engine', 'engineVersion', '0', 'engineVersion: proof 0'],
    ['a law that cannot be computed', 'law.line.column1General.expression', {}, 'law: the duty cannot be'],
    ['an origin that is no country', 'facts.countryOfOrigin', 'XX', 'law: the duty cannot be'],
  ])('refuses %s that was changed, naming it', (...given) => {
    const [, path, value, named] = given;
    const { stdout, stderr, exitCode } = verify(changed(path, value));
    expect([stdout, exitCode]).toEqual(['', 1]);
    expect(stderr).toMatch(/^not verified\n/);
    expect(stderr).toContain(named);
  });

  it.each([
    ['cut short', () => good.slice(0, -200), 'it is no JSON: it may be cut short'],
    ['without facts', () => changed('facts'), 'it is not whole: /facts should be an object'],
    ['without its law', () => changed('law.rules'), 'it is not whole: /law/rules should be a list'],
    [
      'with a layer that is none',
      () => changed('claimed.layers.0', 7),
      '/claimed/layers/0 should be an object',
    ],
    [
      'with a number that is none',
      () => changed('claimed.low', 'x'),
      '/claimed/low should be a decimal as text',
    ],
    ['with a list of facts', () => changed('facts.stated', []), '/facts/stated should be an object'],
    [
      'of another format',
      () => changed('format', 'dutygraph-proof/2'),
      'its format is not dutygraph-proof/1',
    ],
    ['that is an answer, not a proof', () => '{"dutyInfo":{}}', 'it has no member format'],
    ['that is null', () => 'null', 'it has no member format'],
  ])('cannot read a file %s, and says what is wrong and the cure', (_, text, reason) => {
    const { stdout, stderr, exitCode } = verify(text());
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toContain(reason);
    expect(stderr).toContain('dutygraph calc ... --proof FILE');
    expect(stderr).not.toMatch(/undefined|TypeError|reading '/);
  });

  it('names the file that is not there, and prints its usage', () => {
    expect(runVerify([join(folder, 'none.json')]).stderr).toContain('there is no such file');
    expect(runVerify([])).toMatchObject({ exitCode: 2 });
    expect(runVerify(['a', 'b'])).toMatchObject({ exitCode: 2 });
    expect(runVerify(['--help'])).toMatchObject({ exitCode: 0 });
  });
});
