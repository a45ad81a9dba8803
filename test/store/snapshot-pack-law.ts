/** Made-up rows of the schedule and of Chapter 99. */

const CITED = [{ document: '90 FR 1', locator: null, url: null, source: 'official' }];
const OPEN = { legal_from: '2025-01-01', legal_to: null };

type Cells = Readonly<Record<string, unknown>>;

const row = (number: string, parent: string | null, cells: Cells = {}): Cells => ({
  row_key: number,
  parent_row_key: parent,
  hts_number: number,
  chapter: number.slice(0, 2),
  position: Number(number.slice(0, 8).padEnd(8, '0')),
  indent: number.length / 2 - 2,
  is_superior: false,
  description: `row ${number}`,
  units: [],
  general: '',
  special: '',
  column2: '',
  additional_duties: null,
  quota_quantity: null,
  endnotes: [],
  ...OPEN,
  published_from: '2025-01-01',
  published_to: null,
  revision: '2025_basic',
  ...cells,
});

const rule = (key: string, line: number, cells: Cells): Cells => ({
  rule_key: key,
  heading: key.slice(0, 10),
  heading_use: null,
  program: 'test',
  authority: 'Section 301',
  authority_type: 'section_301',
  rate_kind: 'additive',
  rate_pct: '25',
  rate_text: '+ 25%',
  rate_expression: null,
  applies_to: 'full_value',
  countries_include: ['ALL'],
  countries_exclude: [],
  scope: [{ kind: 'all' }],
  compiled_conditions: null,
  exceptions: [],
  displaces: [],
  ...OPEN,
  window_known: true,
  citation_text: '90 FR 1',
  citations: CITED,
  confidence: 'high',
  source_label: 'official',
  notes: null,
  assumptions: [],
  ace_order: 10,
  ...cells,
});

const entry = (number: number, prefix: string, cells: Cells = {}): Cells => ({
  list_key: 'china-3',
  entry_number: number,
  prefix,
  except_numbers: [],
  qualifier: null,
  heading: null,
  legal_from: null,
  legal_to: null,
  attributes: {},
  ...cells,
});

export const LAW_TABLES: Record<string, readonly Cells[]> = {
  hts_revision: [
    {
      revision: '2025_basic',
      title: 'HTSUS 2025 Basic Edition',
      sequence: 1,
      effective_on: '2025-01-01',
      published_on: '2025-01-01',
    },
    {
      revision: '2026_rev_10',
      title: 'HTSUS 2026 Revision 10',
      sequence: 2,
      effective_on: '2026-06-08',
      published_on: '2026-06-08',
    },
  ],
  hts_row: [
    row('7326', null),
    row('732690', '7326'),
    row('73269086', '732690', {
      general: '2.9%',
      special: 'Free (A,AU)',
      column2: '45%',
      endnotes: [
        { columns: ['general'], value: 'See 9903.88.03, 9903.41.05 and 9903.99.99.', type: 'endnote' },
      ],
    }),
    row('7326908688', '73269086', { units: ['kg'] }),
    row('5810', null),
    row('58109100', '5810', {
      general: 'See additional U.S. note 1',
      column2: 'See additional U.S. note 1',
      units: ['kg'],
    }),
    row('99034105', null),
    row('99038803', null),
  ],
  hts_section: [{ roman: 'XV', sequence: 15, title: 'Base metals' }],
  hts_chapter: [{ chapter: '73', section_roman: 'XV', title: 'Articles of iron or steel' }],
  hts_subchapter: [{ chapter: '99', subchapter: 'III', title: 'Temporary modifications' }],
  document: [
    {
      number: 'HTSUS 2025 Basic Edition',
      kind: 'hts_revision',
      url: 'https://hts.example/2025',
      source_label: 'official',
    },
  ],
  chapter99_heading: [
    { heading: '9903.88.03', description: 'Articles the product of China', legal_from: '2018-09-24' },
    {
      heading: '9903.88.03',
      description: 'Articles of China',
      legal_from: '2017-01-01',
      legal_to: '2018-09-24',
    },
  ],
  scope_list: [{ list_key: 'china-3', columns: [], row_count: 2, source_label: 'official' }],
  scope_list_entry: [
    entry(1, '732690', { except_numbers: ['7326908660'] }),
    entry(2, '7318', { qualifier: 'bolts' }),
    entry(3, '5810', { published_to: '2025-06-01' }),
  ],
  chapter99_rule: [
    rule('9903.88.03@2018-09-24', 2, {
      countries_include: ['CN'],
      scope: [{ kind: 'list', listKey: 'china-3' }],
      compiled_conditions: { kind: 'not', of: { kind: 'holds', key: 'donation' } },
      exceptions: ['9903.88.05-9903.88.08', '9903.94.06[usmca]'],
      legal_from: '2018-09-24',
    }),
    rule('(column 2)@2018-01-01', 1, {
      heading: '(column 2)',
      rate_kind: 'in_lieu',
      rate_pct: null,
      countries_include: ['CU', 'KP'],
    }),
    rule('9903.45.30@2026-12-04', 3, {
      rate_kind: 'special',
      rate_pct: null,
      rate_expression: { kind: 'specific', rate: '$0.22/watt' },
      scope: [{ kind: 'note', note: 'note 42' }],
      legal_from: '2026-12-04',
    }),
    rule('9903.88.06@2025-01-01', 5, { source_label: 'unverified' }),
    rule('9903.88.05@unknown', 4, {
      rate_kind: 'exempt',
      rate_pct: '0',
      legal_from: null,
      window_known: false,
    }),
  ],
};
