const MIN_LETTERS = 4;

const ENDINGS = ['er', 'or', 'r', 'ation', 'ion', 'ment', 'al', 'ic', 'ical', 'eri', 'i', 'less', 'ist'];

/** Other known forms of a word: `harvester` for `harvest` and vice versa. */
export function formsOf(stemmed: string, known: ReadonlySet<string>): readonly string[] {
  if (stemmed.length < MIN_LETTERS || /\d/.test(stemmed)) return [];
  const longer = ENDINGS.map((ending) => stemmed + ending);
  const shorter = ENDINGS.filter(
    (ending) => stemmed.length - ending.length >= MIN_LETTERS && stemmed.endsWith(ending),
  ).map((ending) => stemmed.slice(0, -ending.length));
  return [...longer, ...shorter].filter((form) => known.has(form));
}
