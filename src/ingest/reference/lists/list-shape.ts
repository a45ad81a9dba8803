import type { SourceLabel } from '../../../terms/citation.js';

/** How the columns of one list file are to be read. A column that is null is not in the file. */
export interface ListShape {
  readonly file: string;
  readonly prefix: string;
  readonly from: string | null;
  readonly to: string | null;
  /** The day the text appeared, where it differs from the legal day. */
  readonly published: string | null;
  /** A column that may describe the article, narrow the number or remark on the row. */
  readonly words: string | null;
  /** A column of statistical numbers taken out, separated by `;`. */
  readonly except: string | null;
  /** Columns that name the note and the documents the row was read from. */
  readonly origin: readonly string[];
  readonly label: SourceLabel;
}

const DATED = {
  prefix: 'hts',
  from: 'effectiveFrom',
  to: 'effectiveTo',
  published: null,
  words: null,
  except: null,
};

/** Lists of the folder `lists`. */
const EARLIER: readonly ListShape[] = [
  { ...DATED, file: 'lists/import-controls.csv', words: 'qualifier', origin: ['note'], label: 'derived' },
  { ...DATED, file: 'lists/fentanyl_carveouts.csv', prefix: 'hts8', origin: ['source'], label: 'secondary' },
  {
    file: 'lists/floor_and_deal_exempt.csv',
    prefix: 'hts8',
    from: 'legalEffectiveFrom',
    to: 'effectiveTo',
    published: 'textPublished',
    words: 'condition',
    except: null,
    origin: [],
    label: 'official',
  },
  {
    ...DATED,
    file: 'lists/ieepa_annex_ii.csv',
    prefix: 'htsPrefix',
    words: 'remark',
    origin: ['addedBy'],
    label: 'official',
  },
  { ...DATED, file: 'lists/ieepa_brazil_exempt.csv', prefix: 'hts8', origin: ['source'], label: 'official' },
  {
    ...DATED,
    file: 'lists/russia_column2_increase.csv',
    prefix: 'hts8',
    to: null,
    origin: ['source'],
    label: 'secondary',
  },
  {
    ...DATED,
    file: 'lists/s201_solar.csv',
    prefix: 'hts10',
    from: null,
    to: null,
    origin: ['heading'],
    label: 'official',
  },
  {
    ...DATED,
    file: 'lists/s232_aluminum.csv',
    words: 'class',
    origin: ['subdivision', 'source'],
    label: 'official',
  },
  { ...DATED, file: 'lists/s232_autos_and_parts.csv', origin: ['subdivision'], label: 'official' },
  { ...DATED, file: 'lists/s232_copper.csv', origin: ['source'], label: 'official' },
  { ...DATED, file: 'lists/s232_mhd.csv', origin: ['subdivision'], label: 'official' },
  {
    ...DATED,
    file: 'lists/s232_quota_categories_2018.csv',
    except: 'exceptHts',
    origin: [],
    label: 'official',
  },
  {
    ...DATED,
    file: 'lists/s232_semiconductors.csv',
    words: 'condition',
    origin: ['subdivision'],
    label: 'official',
  },
  {
    ...DATED,
    file: 'lists/s232_steel.csv',
    words: 'class',
    origin: ['subdivision', 'source'],
    label: 'official',
  },
  { ...DATED, file: 'lists/s232_wood.csv', origin: ['subdivision'], label: 'official' },
  {
    ...DATED,
    file: 'lists/s301_china_lists.csv',
    words: 'condition',
    origin: ['noteRef'],
    label: 'official',
  },
  { ...DATED, file: 'lists/s301_exclusion_lines.csv', from: null, to: null, origin: [], label: 'official' },
];

/** Lists of the folder `2026/lists`: one layout. */
const NAMES_2026: readonly string[] = [
  'beef-trimmings-trq',
  'russia-30',
  's122-exempt',
  's201-quartz-41',
  's232-aircraft-taiwan-35c',
  's232-aluminum-russia-19m',
  's232-autos-33',
  's232-metals-16c',
  's232-metals-pre-april6',
  's232-metals-removed-annex-ii',
  's232-mhdv-38',
  's232-pharma-40c',
  's232-polysilicon-42',
  's232-semiconductors-39',
  's232-uas-43',
  's232-wood-37',
  's301-brazil-50a',
  's301-china-2024-note31',
  's301-china-exclusion-lines',
  's301fl-country-exceptions-52j',
  's301fl-exempt-52b-52c',
  's301fl-exempt-52d-aircraft',
  's301fl-exempt-52e-pharma-use',
  's338-canada-51b',
  's338-canada-51d-aircraft',
  's338-canada-import-bans',
];

/** Notes of Chapter 99 that an archived schedule prints in full; the other lists are known through secondary copies. */
const PRINTED_IN_ARCHIVE: readonly string[] = [
  's122-exempt',
  's232-aluminum-russia-19m',
  's232-autos-33',
  's232-metals-pre-april6',
  's232-mhdv-38',
  's232-semiconductors-39',
  's232-wood-37',
  's301-china-2024-note31',
  's301-china-exclusion-lines',
];

export const LIST_SHAPES: ReadonlyMap<string, ListShape> = new Map(
  [
    ...EARLIER,
    ...NAMES_2026.map((name): ListShape => {
      const label = PRINTED_IN_ARCHIVE.includes(name) ? 'official' : 'secondary';
      return { ...DATED, file: `2026/lists/${name}.csv`, words: 'qualifier', origin: ['note'], label };
    }),
  ].map((shape) => [shape.file, shape]),
);
