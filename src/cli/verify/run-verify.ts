import { readFileSync } from 'node:fs';
import { verifyProof, type DutyProof } from '../../engine/proof.js';

export interface VerifyOutcome {
  readonly stdout: string;
  readonly stderr: string;
  /** 0 verified, 1 the figures differ, 2 there is no proof to verify. */
  readonly exitCode: 0 | 1 | 2;
}

export const VERIFY_USAGE = `npm run verify -- FILE

Computes the question of a proof again from the proof's own facts and law, without database or network, and compares
every figure. Ends with 0 when all agree, with 1 when they differ, with 2 when the file is no proof.`;

const CURE = 'write one with npm run calc -- ... --proof FILE';

/** The words after `npm run verify --`: one file, or --help. */
export function runVerify(words: readonly string[]): VerifyOutcome {
  const [file] = words;
  if (file === '--help') return { stdout: `${VERIFY_USAGE}\n`, stderr: '', exitCode: 0 };
  if (file === undefined || words.length > 1) return misused(`Name one proof file.\n\n${VERIFY_USAGE}`);
  try {
    return verify(file);
  } catch (failure) {
    // Whatever a file that is no proof makes the reader or the engine say, the cure is the same.
    const reason = failure instanceof Error ? failure.message : String(failure);
    return misused(`${file} cannot be read as a proof: ${reason}\nGive a proof as it was written; ${CURE}.`);
  }
}

function verify(file: string): VerifyOutcome {
  const proof = JSON.parse(readFileSync(file, 'utf8')) as DutyProof | null;
  if (proof?.format !== 'dutygraph-proof/1') throw new Error('its format is not dutygraph-proof/1');
  const verification = verifyProof(proof);
  if (verification.verified) return { stdout: describe(proof), stderr: '', exitCode: 0 };
  return { stdout: '', stderr: `not verified\n${verification.differences.join('\n')}\n`, exitCode: 1 };
}

function describe({ claimed, dataVersion, engineVersion }: DutyProof): string {
  const totals = Object.entries(claimed.totals).map(([name, amount]) => `  ${name} ${amount ?? 'not known'}`);
  return ['verified', ...totals, `data ${dataVersion}, engine ${engineVersion}`, ''].join('\n');
}

function misused(message: string): VerifyOutcome {
  return { stdout: '', stderr: `${message}\n`, exitCode: 2 };
}
