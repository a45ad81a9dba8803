import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { line, superior, toBytes, type Printed } from './hts-printing.js';

/** A schedule of forty lines in one chapter; `rates` replaces the general rate of some of them. */
export function smallSchedule(rates: Readonly<Record<string, string>> = {}): readonly Printed[] {
  const lines = Array.from({ length: 40 }, (_, place) => {
    const number = `0101.${String(place + 10)}.00`;
    return line(2, number, { general: rates[number] ?? 'Free', other: '20%', units: ['No.'] });
  });
  return [line(0, '0101', { description: 'Live horses:' }), superior(1, 'Horses:'), ...lines];
}

export interface Listed {
  readonly revision: string;
  readonly effectiveOn: string;
  readonly publishedOn?: string;
  /** Null: listed without an archive. */
  readonly rows: readonly Printed[] | null;
}

/** A folder of archives with its lists, and a data directory beside it. */
export interface ArchiveFolder {
  readonly path: string;
  readonly dataDir: string;
  list(revisions: readonly Listed[], items?: readonly string[]): void;
  overwrite(name: string, bytes: Uint8Array): void;
  /** Removes what was fetched and kept. */
  forgetRaw(): void;
  remove(): void;
}

export function makeArchiveFolder(): ArchiveFolder {
  const root = mkdtempSync(join(tmpdir(), 'hts-folder-'));
  const path = join(root, 'hts');
  mkdirSync(path);
  return {
    path,
    dataDir: join(root, 'data'),
    list: (revisions, items = []) => {
      const rows = revisions.map(({ revision, effectiveOn, publishedOn, rows }) => {
        if (rows) writeFileSync(join(path, `${revision}.json.gz`), gzipSync(toBytes(rows)));
        return [
          revision,
          rows ? `${revision}.json.gz` : '',
          effectiveOn,
          publishedOn ?? '',
          rows?.length ?? '',
          '',
          '',
        ].join(',');
      });
      writeFileSync(
        join(path, 'revisions.csv'),
        ['revision,file,effectiveDate,changeRecordDate,rows,sha256_16,note', ...rows].join('\n'),
      );
      writeFileSync(
        join(path, 'hts_change_records.csv'),
        ['revision,item,nature,effectiveDate,source', ...items].join('\n'),
      );
    },
    overwrite: (name, bytes) => writeFileSync(join(path, name), bytes),
    forgetRaw: () => rmSync(join(root, 'data'), { recursive: true, force: true }),
    remove: () => rmSync(root, { recursive: true }),
  };
}
