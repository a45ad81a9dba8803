import { accept, quoteInput, refuse, type Parsed } from './result.js';

/** A Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
export type CaseNumber = string & { readonly __caseNumber: true };

const SHAPE = /^([AC])-?(\d{3})-?(\d{3})$/;

export function parseCaseNumber(text: string): Parsed<CaseNumber> {
  const match = SHAPE.exec(text.trim().toUpperCase());
  if (!match)
    return refuse(
      `${quoteInput(text)} is not a case number: write A-570-890 (antidumping) or C-570-968 (countervailing)`,
    );
  return accept(`${match[1]}-${match[2]}-${match[3]}` as CaseNumber);
}
