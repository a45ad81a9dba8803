/** Rows as RFC 4180 writes them, with a delimiter of choice. */
export function stringify(rows: readonly (readonly unknown[])[], delimiter: string): string {
  const cell = (value: unknown): string => {
    const text = value === null ? '' : String(value);
    const isQuoted = text.includes(delimiter) || text.includes('"') || text.includes('\n');
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(cell).join(delimiter)).join('\r\n');
}
