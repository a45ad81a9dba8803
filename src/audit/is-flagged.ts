/** Whether an indicator says yes: a word, a mark, or an issue code such as `001`, whose zeros a spreadsheet drops. */
export function isFlagged(flag: string | null): boolean {
  return flag !== null && /^(?:y|yes|true|x|0*[1-9]\d*)$/i.test(flag.trim());
}
