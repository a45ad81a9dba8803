/** Made-up lists and rules. */

type Cells = Readonly<Record<string, unknown>>;

const CITED = [{ document: '90 FR 15041', locator: 'FR Doc 2025-06063', url: null, source: 'official' }];
const SINCE_2025 = { legal_from: '2025-01-01', legal_to: null };

export const LISTS: Readonly<
  Record<string, readonly (readonly [prefix: string, qualifier: string | null])[]>
> = {
  's301_china_lists#list=3': [['73269086', null]],
  's301-china-exclusion-lines': [['7326908688', 'grounding rods']],
  '2026/s232-metals-16c#list=s232-metals-16c(iv)': [['7326908688', null]],
  '2026/s232-metals-16c#list=s232-metals-16c(i)': [['7606', null]],
  bans: [['2203', null]],
};

const [CHINA_3, EXCLUSIONS, STEEL, ALUMINUM, BANS] = Object.keys(LISTS);

const EVERYTHING = [{ kind: 'all' }];
const onLists = (...lists: (string | undefined)[]): unknown =>
  lists.map((listKey) => ({ kind: 'list', listKey }));

let line = 0;

function rule(heading: string, cells: Cells): Cells {
  line += 1;
  return {
    rule_key: `${heading}@${line}`,
    heading,
    heading_use: null,
    authority: 'Trade Act of 1974',
    rate_kind: 'exempt',
    rate_pct: '0',
    rate_text: 'no additional duty',
    rate_expression: null,
    applies_to: 'full_value',
    countries_include: ['ALL'],
    countries_exclude: [],
    compiled_conditions: null,
    exceptions: [],
    displaces: [],
    ...SINCE_2025,
    window_known: true,
    citation_text: '90 FR 15041',
    citations: CITED,
    confidence: 'high',
    source_label: 'official',
    notes: null,
    assumptions: [],
    ace_order: 10,
    ...cells,
  };
}

function additive(percent: string): Cells {
  return {
    rate_kind: 'additive',
    rate_pct: percent,
    rate_text: `The duty provided in the applicable subheading + ${percent}%`,
  };
}

const china = { authority_type: 'section_301', program: 's301-china', countries_include: ['CN'] };
const metals = { authority_type: 'section_232', program: 's232-metals', ace_order: 35 };
const reciprocal = {
  authority_type: 'ieepa_reciprocal',
  legal_from: '2025-04-05',
  legal_to: '2026-02-24',
  scope: EVERYTHING,
};
const russia = { authority_type: 'section_232', program: 's232-aluminum-russia', ace_order: 34 };
const holds = (key: string): Cells => ({ kind: 'holds', key });
const not = (of: Cells): Cells => ({ kind: 'not', of });
const isOneOf = (key: string, ...values: string[]): Cells => ({ kind: 'isOneOf', key, values });

export const RULES: readonly Cells[] = [
  rule('9903.88.03', { ...china, ...additive('25'), scope: onLists(CHINA_3) }),
  rule('9903.88.69', {
    ...china,
    scope: onLists(EXCLUSIONS),
    compiled_conditions: isOneOf('exclusion_match', '9903.88.69'),
    displaces: ['9903.88.03'],
  }),
  rule('9903.82.02', {
    ...metals,
    ...additive('50'),
    scope: onLists(STEEL, ALUMINUM),
    exceptions: ['9903.82.01', '9903.85.67'],
  }),
  rule('9903.82.01', {
    ...metals,
    scope: onLists(STEEL, ALUMINUM),
    compiled_conditions: not(holds('contains_metal')),
  }),
  rule('9903.85.67', {
    ...russia,
    ...additive('200'),
    scope: onLists(ALUMINUM),
    compiled_conditions: isOneOf('smelt_country', 'RU', 'UN'),
  }),
  rule('9903.01.25', {
    ...reciprocal,
    ...additive('10'),
    program: 'ieepa_reciprocal',
    compiled_conditions: not({ kind: 'compares', key: 'loading_date', operator: '<', operand: '2025-04-05' }),
  }),
  rule('9903.01.30', {
    ...reciprocal,
    program: 'ieepa_reciprocal_exempt',
    compiled_conditions: holds('donation'),
    displaces: ['9903.01.25'],
  }),
  rule('(import ban)', {
    authority_type: 'section_338',
    program: 's338-canada-ban',
    countries_include: ['CA'],
    rate_kind: 'special',
    rate_pct: null,
    rate_text: 'excluded from importation',
    rate_expression: { kind: 'prohibited' },
    scope: onLists(BANS),
  }),
];
