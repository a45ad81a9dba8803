import type { Operation } from '../operation.js';
import type { Parameter } from '../parameter.js';

type Facts = Omit<Parameter, 'in' | 'variable'>;

/** A query parameter that maps to the document variable of the same name. */
export const toQueryParameter = (facts: Facts): Parameter => ({
  in: 'query',
  variable: facts.name,
  ...facts,
});

export const SEARCHED_TEXT = toQueryParameter({
  name: 'q',
  type: 'text',
  required: true,
  maxLength: 1000,
  description:
    'Words (prefixes, misspellings and trade names are understood) or a number, whole or begun, dotted or not.',
  example: 'laptop',
});

export const CHAPTER_FILTER = toQueryParameter({
  name: 'chapter',
  type: 'text',
  maxLength: 2,
  description:
    'Two digits: only this chapter. Words are looked for in Chapters 1 to 97 unless 98 or 99 is named.',
  example: '84',
});

export const DATE = toQueryParameter({
  name: 'date',
  type: 'date',
  defaultsToToday: true,
  description: 'Schedule of this day, as last published. Without it, of today in America/New_York.',
  example: '2026-09-15',
});

const REVISION = toQueryParameter({
  name: 'revision',
  type: 'text',
  maxLength: 40,
  description: 'Schedule as printed by this revision. Without it, as last published.',
  example: '2026_rev_9',
});

export const LIMIT = toQueryParameter({
  name: 'limit',
  type: 'integer',
  minimum: 1,
  maximum: 100,
  description: 'Entries on the page.',
  example: 20,
});

export const CURSOR = toQueryParameter({
  name: 'cursor',
  type: 'text',
  description: 'Value of pageInfo.endCursor of the page before; it belongs to one data version.',
  example: 'ZjY4YzA0ZTYuMjA',
});

export const CODE = toQueryParameter({
  name: 'code',
  type: 'htsNumber',
  required: true,
  description: 'HTS code of 4 to 10 digits, dotted or undotted.',
  example: '8471.30.01.00',
});

const PARENT = toQueryParameter({
  name: 'parent',
  type: 'text',
  maxLength: 13,
  description: 'Two to ten digits, dotted or not: only numbers that begin with them.',
  example: '8471.30',
});

const SECTION = toQueryParameter({
  name: 'section',
  type: 'text',
  maxLength: 6,
  description: 'Roman numeral of a section.',
  example: 'XVI',
});

/** GET /v1/hts/search. */
export const searchHts: Operation = {
  kind: 'query',
  id: 'searchHts',
  group: 'HTS Reference',
  method: 'GET',
  path: '/v1/hts/search',
  summary: 'Full-text HTS search',
  document: 'searchHts',
  parameters: [SEARCHED_TEXT, CHAPTER_FILTER, PARENT, DATE, REVISION, LIMIT, CURSOR],
  unwrap: 'htsSearch',
  list: { items: 'results' },
  availability: 'public',
  mcpTool: 'trade_hts_search',
  datasets: ['hts_schedule'],
  examples: [
    { summary: 'A word of trade', arguments: { q: 'laptop', limit: 5 } },
    { summary: 'The beginning of a number', arguments: { q: '8471.3' } },
  ],
};

/** GET /v1/hts/notes. */
export const getHtsNotes: Operation = {
  kind: 'query',
  id: 'getHtsNotes',
  group: 'HTS Reference',
  method: 'GET',
  path: '/v1/hts/notes',
  summary: 'Section, chapter, subheading notes',
  document: 'getHtsNotes',
  parameters: [
    toQueryParameter({
      name: 'code',
      type: 'htsNumber',
      description: 'HTS code of 4 to 10 digits: notes that govern it; those that name it come first.',
      example: '6109.10.00',
    }),
    toQueryParameter({
      name: 'chapter',
      type: 'text',
      maxLength: 2,
      description: 'Two digits: the notes of this chapter and of its section.',
      example: '61',
    }),
    SECTION,
    toQueryParameter({
      name: 'scope',
      type: 'choice',
      oneOf: [
        'gri',
        'general',
        'section',
        'chapter',
        'subheading',
        'additional-us',
        'statistical',
        'ch99-us-note',
      ],
      description: 'Only notes of this kind.',
      example: 'chapter',
    }),
    toQueryParameter({
      name: 'mentionsOnly',
      type: 'boolean',
      description: 'Only notes that name the code, or a heading or chapter above it.',
      example: true,
    }),
    LIMIT,
    CURSOR,
  ],
  unwrap: 'htsNotes',
  list: { items: 'notes' },
  availability: 'public',
  mcpTool: 'trade_hts_notes',
  datasets: ['hts_notes'],
  examples: [{ summary: 'What governs T-shirts of cotton', arguments: { code: '6109.10.00', limit: 10 } }],
};

/** GET /v1/hts/browse. */
export const browseHts: Operation = {
  kind: 'query',
  id: 'browseHts',
  group: 'HTS Reference',
  method: 'GET',
  path: '/v1/hts/browse',
  summary: 'Enumerate codes by chapter or parent prefix',
  document: 'browseHts',
  parameters: [
    SECTION,
    CHAPTER_FILTER,
    PARENT,
    toQueryParameter({
      name: 'numberedOnly',
      type: 'boolean',
      description: 'Leave unnumbered levels out.',
      example: true,
    }),
    DATE,
    REVISION,
    LIMIT,
    CURSOR,
  ],
  unwrap: 'htsBrowse',
  list: { items: 'results' },
  availability: 'listed',
  mcpTool: 'trade_hts_browse',
  datasets: ['hts_schedule'],
  examples: [{ summary: 'Rows of a chapter', arguments: { chapter: '84', limit: 10 } }],
};

/** GET /v1/hts/hierarchy. */
export const getHtsHierarchy: Operation = {
  kind: 'query',
  id: 'getHtsHierarchy',
  group: 'HTS Reference',
  method: 'GET',
  path: '/v1/hts/hierarchy',
  summary: 'Parents and children of one code',
  document: 'getHtsHierarchy',
  parameters: [CODE, DATE, REVISION],
  unwrap: 'htsHierarchy',
  availability: 'public',
  mcpTool: 'trade_hts_hierarchy',
  datasets: ['hts_schedule'],
  examples: [{ summary: 'One line in its place', arguments: { code: '7326.90.86.88' } }],
};
