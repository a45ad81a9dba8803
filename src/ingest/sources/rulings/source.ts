import { readRulingHashes, saveRulings } from '../../../store/rulings/save-rulings.js';
import { refuse, type Parsed } from '../../../terms/result.js';
import { defineSource } from '../../pipeline.js';
import { decodeText, discoverFile, fetchFile, type FetchedFile, type OneFile } from '../../run/one-file.js';
import { diffRulings } from './diff-rulings.js';
import { parseRulings, type ParsedRulings } from './parse-rulings.js';

const FILE: OneFile = { name: 'rulings.ndjson', folder: 'cross', content: 'ruling letters' };

/** Ruling letters of Customs from a file. They belong to no data version: the served version stays unchanged. */
export const rulingsSource = defineSource({
  name: 'rulings',
  title: 'Ruling letters of Customs (CROSS)',
  folder: FILE.folder,
  discover: (tools) => Promise.resolve(discoverFile(tools, FILE)),
  fetch: (found, tools) => fetchFile(found, tools, FILE),
  parse: parseFile,
  readHeld: (session, { rulings }) => readRulingHashes(session, rulings),
  diff: ({ rulings }, held) => diffRulings(rulings, held),
  checks: () => [],
  write: {
    into: 'shared',
    rows: async (session, { records, now }) => {
      await saveRulings(session, records.rulings, now);
    },
  },
});

function parseFile({ file }: FetchedFile): Parsed<ParsedRulings> {
  const text = decodeText(file);
  if (!text.ok) return text;
  const parsed = parseRulings(text.value);
  return parsed.ok ? parsed : refuse(`${file.name}: ${parsed.message}`);
}
