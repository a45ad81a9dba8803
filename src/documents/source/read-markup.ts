import { FILE_LIMITS } from './limits.js';

/** Begins a cell; a text that holds it loses it. */
const CELL = '\u001f';
const GAP = '  ';
const MAX_SPAN = 60;

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ euro: '€', pound: '£', yen: '¥' },
};

/** The words of an HTML body, its tables in columns. Nothing that it references is fetched. */
export function readMarkup(html: string): string {
  const shown = withoutUnread(html).replaceAll(CELL, ' ').replace(/\s/g, ' ');
  const lines = breakLines(shown)
    .split('\n')
    .map((line) => decode(line).replace(/ {2,}/g, ' ').trim());
  return alignTables(lines).join('\n');
}

/** Without comments, scripts and styles, which no reader of a mail sees. */
function withoutUnread(html: string): string {
  const lower = html.toLowerCase();
  let shown = '';
  let at = 0;
  for (const { 0: opening, index } of lower.matchAll(/<!--|<(?:script|style)\b/g)) {
    if (index < at) continue;
    shown += html.slice(at, index);
    const end = lower.indexOf(opening === '<!--' ? '-->' : `</${opening.slice(1)}`, index);
    at = end < 0 ? html.length : end + (opening === '<!--' ? 3 : 0);
    if (end < 0) break;
  }
  return shown + html.slice(at);
}

const TAG = /<[^<>]{0,2000}>/g;
const NAME = /^<(\/?)([a-z0-9]{1,10})/i;
const BREAKS = new Set(['br', 'p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'table']);

/** A row is one line, whatever stands in its cells. */
function breakLines(html: string): string {
  let isInCell = false;
  return html.replace(TAG, (tag) => {
    const [, closes, name = ''] = NAME.exec(tag) ?? [];
    const kind = name.toLowerCase();
    if (kind === 'td' || kind === 'th') {
      isInCell = closes === '';
      return isInCell ? CELL.repeat(spanOf(tag)) : ' ';
    }
    if (kind === 'tr' || kind === 'table') isInCell = false;
    if (!BREAKS.has(kind)) return '';
    return isInCell ? ' ' : '\n';
  });
}

function spanOf(tag: string): number {
  const span = Number(/\bcolspan ?= ?["']?(\d{1,3})/i.exec(tag)?.[1] ?? 1);
  return Math.min(MAX_SPAN, Math.max(1, span));
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{2,4})|([a-z]{2,5}));/gi, (entity, code?: string, name?: string) =>
    code === undefined ? (ENTITIES[name!.toLowerCase()] ?? entity) : String.fromCharCode(Number(code)),
  );
}

/** Rows next to each other are one table: a column begins at the same place in all of them. */
function alignTables(lines: readonly string[]): readonly string[] {
  const aligned: string[] = [];
  let rows: string[][] = [];
  const close = (): void => {
    aligned.push(...alignRows(rows));
    rows = [];
  };
  for (const line of lines) {
    if (line.includes(CELL)) rows.push(line.split(CELL).map((cell) => cell.trim()));
    else if (line !== '') {
      close();
      aligned.push(line);
    }
  }
  close();
  return aligned;
}

function alignRows(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, { length }] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, length);
  const size = rows.length * widths.reduce((sum, width) => sum + width + GAP.length, 0);
  // Too large to align, and then too long to be read.
  if (size > FILE_LIMITS.textCharacters) return rows.map((row) => row.join(GAP));
  return rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at]!)).join(GAP));
}
