/** A respondent as a rate row names it, without the remarks in parentheses that tables add to names. */
export interface NamedCompany {
  /** Equal for spellings that differ in case, punctuation or legal form. */
  readonly key: string;
  readonly name: string;
}

const REMARK =
  /\((?:excluded|exempt|in (?:the )?[A-Za-z]{1,30}-wide|usd per kg|producer|exporter)[^()]{0,200}\)$/i;
const GROUP = /(?:^all others?$|wide (?:entity|rate)|^non-selected|^separate rate|under review|^all other)/i;
const KINDS: Readonly<Record<string, string>> = {
  COMPANY: 'CO',
  LIMITED: 'LTD',
  CORPORATION: 'CORP',
  INCORPORATED: 'INC',
};

/** The company of a rate row, or null when the row is for a group: all others, an entity, companies not selected. */
export function readCompany(text: string): NamedCompany | null {
  const name = text.trimEnd().replace(REMARK, '').trim();
  if (GROUP.test(name)) return null;
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  return { key: words.map((word) => KINDS[word] ?? word).join(' '), name };
}

/** The names that one row joins by a slash. */
export function aliasesOf(name: string): readonly string[] {
  const parts = name.split('/').map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part.includes(' ')) ? parts : [];
}
