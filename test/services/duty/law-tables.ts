import { LISTS, RULES } from './law-rules.js';

/** Made-up rows, as a reference pack holds them. */

type Cells = Readonly<Record<string, unknown>>;

const CITED = [{ document: '90 FR 15041', locator: 'FR Doc 2025-06063', url: null, source: 'official' }];
const SINCE_2025 = { legal_from: '2025-01-01', legal_to: null };

function row(number: string, cells: Cells = {}): Cells {
  return {
    row_key: number,
    parent_row_key: number.length > 4 ? number.slice(0, -2) : null,
    hts_number: number,
    chapter: number.slice(0, 2),
    position: Number(number.padEnd(10, '0').slice(0, 9)),
    indent: number.length / 2 - 2,
    is_superior: false,
    description: `row ${number}`,
    units: [],
    general: '',
    special: '',
    column2: '',
    endnotes: [],
    ...SINCE_2025,
    published_from: '2025-01-01',
    published_to: null,
    revision: '2025_basic',
    ...cells,
  };
}

const SUGAR =
  '1.4606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 0.943854¢/kg';

const HTS_ROWS: readonly Cells[] = [
  row('0101'),
  row('010121'),
  row('01012100', { description: 'Purebred breeding animals', general: 'Free', column2: 'Free' }),
  row('0101210010', { description: 'Males', units: ['No.'] }),
  row('0101210020', { description: 'Females', units: ['No.'] }),
  row('1701'),
  row('170114'),
  row('17011405', { general: SUGAR, column2: '4.3817¢/kg', units: ['kg'] }),
  row('2203'),
  row('220300'),
  row('22030000', { description: 'Beer', general: 'Free', column2: '13.2¢/liter', units: ['liters'] }),
  row('2207'),
  row('220710'),
  row('22071060', { general: '18.9¢/pf.liter', column2: '$1.50/pf.liter', units: ['pf.liters'] }),
  row('7326', { description: 'Other articles of iron or steel:' }),
  row('732690', { description: 'Other:' }),
  row('73269086', { description: 'Other', general: '2.9%', special: 'Free (AU,S,S+)', column2: '45%' }),
  row('7326908660', { description: 'Ladders', units: ['No.', 'kg'] }),
  row('7326908688', { description: 'Other', units: ['kg'] }),
  row('7606'),
  row('760612'),
  row('76061230', { description: 'Aluminum plates', general: '3%', column2: '13.5%', units: ['kg'] }),
  row('9703'),
  row('970310'),
  row('97031000', {
    general: 'Free',
    column2: 'Free',
    endnotes: [{ columns: ['general'], value: 'See 9903.99.98.', type: 'endnote' }],
  }),
  row('9903'),
  row('990399'),
  row('99039998'),
];

function fact(key: string, valueType: string, cells: Cells = {}): Cells {
  return {
    key,
    value_type: valueType,
    allowed_values: [],
    meaning: key,
    question: `What is ${key}?`,
    citation_text: 'U.S. note 1',
    when_missing: 'none',
    assumed: null,
    ask: false,
    ...cells,
  };
}

const FACTS: readonly Cells[] = [
  fact('spi', 'code'),
  fact('loading_date', 'date'),
  fact('donation', 'boolean', { when_missing: 'false', assumed: 'false' }),
  fact('contains_metal', 'boolean', { when_missing: 'true', assumed: 'true' }),
  fact('exclusion_match', 'heading'),
  fact('melt_pour_country', 'country'),
  fact('smelt_country', 'country', { ask: true }),
  fact('cast_country', 'country', { ask: true }),
  fact('us_content_pct', 'number', { unit: 'percent of customs value', assumed: '0' }),
  fact('vehicle_age_years', 'number', { unit: 'years', assumed: '0' }),
  fact('steel_content_value', 'number', { unit: 'USD' }),
  fact('aluminum_content_value', 'number', { unit: 'USD' }),
  fact('copper_content_value', 'number', { unit: 'USD' }),
  fact('pharma_type', 'code', { allowed_values: ['patented', 'generic'], assumed: 'patented', ask: true }),
  fact('chapter98_provision', 'code', { allowed_values: ['9801.00.10', '9802.00.40', 'other'] }),
  fact('col1_ave', 'derived'),
].map((cells, position) => ({ ...cells, position }));

const program = (symbol: string, countries: readonly string[]): Cells => ({
  symbol,
  program: symbol,
  eligible_countries: countries,
  mpf_exempt: 'yes',
  ...SINCE_2025,
  status: 'in_force',
  citations: CITED,
  confidence: 'high',
  source_label: 'official',
});

const fee = (name: string, cells: Cells): Cells => ({
  fee: name,
  citation_text: '19 CFR 24.23',
  citations: CITED,
  confidence: 'high',
  source_label: 'official',
  ...cells,
});

export const LAW_TABLES: Readonly<Record<string, readonly Cells[]>> = {
  hts_row: HTS_ROWS,
  chapter99_rule: RULES,
  scope_list: Object.keys(LISTS).map((key) => ({
    list_key: key,
    columns: [],
    row_count: 1,
    source_label: 'official',
  })),
  scope_list_entry: Object.entries(LISTS).flatMap(([list, entries]) =>
    entries.map(([prefix, qualifier], index) => ({
      list_key: list,
      entry_number: index + 1,
      prefix,
      except_numbers: [],
      qualifier,
      attributes: {},
    })),
  ),
  fact_key: FACTS,
  spi_program: [program('AU', ['AU']), program('S', ['CA', 'MX']), program('S+', ['CA', 'MX'])],
  fee_exemption: [],
  stacking_order: [],
  fee: [
    fee('mpf', {
      variant: 'formal',
      legal_from: '2024-10-01',
      legal_to: '2027-10-01',
      rate_pct: '0.3464',
      minimum: '33.58',
      maximum: '651.50',
    }),
    fee('hmf', { variant: 'ocean', legal_from: '1991-01-01', rate_pct: '0.125' }),
  ],
  program_profile: [
    {
      program: 's301-china',
      title: 'Section 301 China',
      authority: 'Trade Act of 1974',
      authority_type: 'section_301',
    },
  ],
};
