/** How a text of rows is parsed as CSV: rows may be ragged, and empty lines are none. */
export function toCsvForm(start: string) {
  return {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    delimiter: findDelimiter(start),
  } as const;
}

/** The mark between the cells of a text: the one that its first lines have most of. */
function findDelimiter(text: string): string {
  const lines = text.slice(0, 4096).split('\n', 10).join('\n');
  const count = (mark: string): number => lines.split(mark).length;
  return [',', ';', '\t', '|'].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}
