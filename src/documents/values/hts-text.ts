/** Tariff numbers as printed: four to twelve digits in groups, the first of four, or six to twelve ungrouped. */
const GROUPED = /(?<![\d.])\d{4}[. ]\d{2}(?:[. ]?\d{2})?(?:[. ]?\d{2})?(?:[. ]?\d{2})?(?![\d])/;
const PLAIN = /(?<![\d.])\d{6,12}(?![\d.])/;

/** Finds a tariff number in a short text: as printed, and its digits. */
export function readTariffNumber(given: string): { readonly text: string; readonly value: string } | null {
  const text = given.slice(0, 120);
  const match = GROUPED.exec(text) ?? PLAIN.exec(text);
  if (!match) return null;
  const printed = match[0].replace(/\D/g, '');
  // Numbers have pairs of digits: a spreadsheet drops the zero that Chapters 1 to 9 begin with.
  const digits = printed.length % 2 === 0 ? printed : `0${printed}`;
  const isChapter = Number(digits.slice(0, 2)) >= 1 && digits.length <= 12;
  return isChapter ? { text: match[0], value: withPoints(digits) } : null;
}

/** The format of the schedule: 7326.90.86.88. */
function withPoints(digits: string): string {
  const groups = [digits.slice(0, 4), ...(digits.slice(4).match(/\d{1,2}/g) ?? [])];
  return groups.join('.');
}
