import { readFileSync } from 'node:fs';
import { verifyProof, type DutyProof } from '../../engine/proof.js';
import { readProof } from '../../engine/read-proof.js';
import { toPercentText } from '../../services/duty/present-amount.js';
import { Decimal } from '../../terms/decimal.js';
import { parseJson } from '../../terms/read-json.js';
import { misused, printed, type CommandOutcome } from '../command-outcome.js';

interface VerifyOutcome extends Omit<CommandOutcome, 'exitCode'> {
  /** 0 verified, 1 the figures differ, 2 there is no proof to verify. */
  readonly exitCode: 0 | 1 | 2;
}

const VERIFY_USAGE = `dutygraph verify FILE

Computes the question of a proof again from the proof's own facts and law, without database or network, and compares
every figure. Ends with 0 when all agree, with 1 when they differ, with 2 when the file is no proof.`;

const CURE = 'write one with dutygraph calc ... --proof FILE';

/** The words after `dutygraph verify`: one file, or --help. */
export function runVerify(words: readonly string[]): VerifyOutcome {
  const [file] = words;
  if (file === '--help') return printed(`${VERIFY_USAGE}\n`);
  if (file === undefined || words.length > 1) return misused(`Name one proof file.\n\n${VERIFY_USAGE}`);
  const text = read(file);
  if (text === null) return unusable(file, 'there is no such file, or it cannot be opened');
  const value = parseJson(text);
  if (value === undefined) return unusable(file, 'it is no JSON: it may be cut short');
  const proof = readProof(value);
  return proof.ok ? report(proof.value) : unusable(file, proof.message);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function unusable(file: string, reason: string): VerifyOutcome {
  return misused(`${file} cannot be read as a proof: ${reason}.\nGive a proof as it was written; ${CURE}.`);
}

function report(proof: DutyProof): VerifyOutcome {
  const verification = verifyProof(proof);
  if (verification.verified) return printed(describe(proof));
  return { stdout: '', stderr: `not verified\n${verification.differences.join('\n')}\n`, exitCode: 1 };
}

function describe({ claimed, dataVersion, engineVersion }: DutyProof): string {
  const totals = Object.entries(claimed.totals).map(
    ([name, amount]) => `  ${name} ${amount === null ? 'not known' : toPrinted(name, amount)}`,
  );
  return ['verified', ...totals, `data ${dataVersion}, engine ${engineVersion}`, ''].join('\n');
}

/** A proof has the digits that were computed; answers print fewer of a percentage. */
function toPrinted(name: string, amount: string): string {
  return name === 'effectiveRate' ? toPercentText(new Decimal(amount))!.toFixed() : amount;
}
