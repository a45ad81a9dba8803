import { createHash } from 'node:crypto';
import type { Decimal } from '../../terms/decimal.js';
import { groupBy } from '../../terms/group-by.js';
import type { KeptEntry } from '../kept-entry.js';
import { maskImporter } from './present-entry.js';

/** The most entries that CAPE takes in one file. */
const MAX_ENTRIES = 9_999;

/** One upload file: a single column of entry numbers. */
export interface CapeFile {
  readonly name: string;
  readonly text: string;
  readonly importer: string | null;
  readonly filer: string;
  readonly entries: number;
  readonly principal: Decimal;
  readonly interestEstimate: Decimal;
  readonly sha256: string;
}

type Ready = Pick<KeptEntry, 'entry' | 'cape'>;

/** Files by importer of record and filer code, for entries that are ready. */
export function toCapeFiles(entries: readonly Ready[]): readonly CapeFile[] {
  const groups = groupBy(
    entries.filter(({ cape }) => cape?.status === 'ready'),
    ({ entry }) => `${entry.importer ?? ''}|${entry.number.slice(0, 3)}`,
  );
  const places = new Map<string, number>();
  return [...groups]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([key, ofGroup]) => {
      const [importer = '', filer = ''] = key.split('|');
      const sorted = ofGroup.sort((left, right) => (left.entry.number < right.entry.number ? -1 : 1));
      const prefix = `cape-${importer.replace(/\W/g, '').slice(-4) || 'unknown'}-${filer}`;
      const files: CapeFile[] = [];
      for (let at = 0; at < sorted.length; at += MAX_ENTRIES) {
        // Two importers may end in the same four characters.
        const place = (places.get(prefix) ?? 0) + 1;
        places.set(prefix, place);
        const name = `${prefix}-${String(place).padStart(2, '0')}.csv`;
        files.push(toFile(sorted.slice(at, at + MAX_ENTRIES), { name, importer, filer }));
      }
      return files;
    });
}

function toFile(
  entries: readonly Ready[],
  { name, importer, filer }: { readonly name: string; readonly importer: string; readonly filer: string },
): CapeFile {
  const text = ['Entry Number', ...entries.map(({ entry }) => entry.number)]
    .map((row) => `${row}\r\n`)
    .join('');
  const [first, ...others] = entries.map(({ cape }) => cape!);
  return {
    name,
    text,
    filer,
    importer: maskImporter(importer || null),
    entries: entries.length,
    principal: others.reduce((sum, { outstanding }) => sum.plus(outstanding), first!.outstanding),
    interestEstimate: others.reduce((sum, { interest }) => sum.plus(interest.amount), first!.interest.amount),
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}
