/** A respondent as a rate row names it, without the remarks in parentheses that tables add to names. */
export interface NamedCompany {
  /** Equal for spellings that differ in case, punctuation or legal form. */
  readonly key: string;
  readonly name: string;
}

const REMARK = /\((?:producer|exporter)[^()]{0,200}\)$/i;
const KINDS: Readonly<Record<string, string>> = {
  COMPANY: 'CO',
  LIMITED: 'LTD',
  CORPORATION: 'CORP',
  INCORPORATED: 'INC',
};

export function readCompany(text: string): NamedCompany {
  const name = text.trimEnd().replace(REMARK, '').trim();
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
