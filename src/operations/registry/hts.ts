import { defineOperation } from '../define-operation.js';
import { DATE, PAGE } from './shared-rows.js';

export const CODE = { code: '8471.30.01.00' } as const;

/** GET /v1/hts/search. */
export const searchHts = defineOperation({
  kind: 'query',
  id: 'searchHts',
  group: 'HTS Reference',
  method: 'GET',
  path: '/v1/hts/search',
  summary: 'Full-text HTS search',
  document: 'searchHts',
  parameters: {
    q: 'laptop',
    chapter: '84',
    parent: '8471.30',
    ...DATE,
    revision: '2026_rev_9',
    ...PAGE,
  },
  unwrap: 'htsSearch',
  list: { items: 'results' },
  availability: 'public',
  mcpTool: 'trade_hts_search',
  datasets: ['hts_schedule'],
  examples: [
    { summary: 'A word of trade', arguments: { q: 'laptop', limit: 5 } },
    { summary: 'The beginning of a number', arguments: { q: '8471.3' } },
  ],
});

/** GET /v1/hts/notes. */
export const getHtsNotes = defineOperation({
  kind: 'query',
  id: 'getHtsNotes',
  group: 'HTS Reference',
  method: 'GET',
  path: '/v1/hts/notes',
  summary: 'Section, chapter, subheading notes',
  document: 'getHtsNotes',
  parameters: {
    code: '6109.10.00',
    chapter: '61',
    section: 'XVI',
    scope: 'chapter',
    mentionsOnly: true,
    ...PAGE,
  },
  unwrap: 'htsNotes',
  list: { items: 'notes' },
  availability: 'public',
  mcpTool: 'trade_hts_notes',
  datasets: ['hts_notes'],
  examples: [{ summary: 'What governs T-shirts of cotton', arguments: { code: '6109.10.00', limit: 10 } }],
});

/** GET /v1/hts/browse. */
export const browseHts = defineOperation({
  kind: 'query',
  id: 'browseHts',
  group: 'HTS Reference',
  method: 'GET',
  path: '/v1/hts/browse',
  summary: 'Enumerate codes by chapter or parent prefix',
  document: 'browseHts',
  parameters: {
    section: 'XVI',
    chapter: '84',
    parent: '8471.30',
    numberedOnly: true,
    ...DATE,
    revision: '2026_rev_9',
    ...PAGE,
  },
  unwrap: 'htsBrowse',
  list: { items: 'results' },
  availability: 'listed',
  mcpTool: 'trade_hts_browse',
  datasets: ['hts_schedule'],
  examples: [{ summary: 'Rows of a chapter', arguments: { chapter: '84', limit: 10 } }],
});

/** GET /v1/hts/hierarchy. */
export const getHtsHierarchy = defineOperation({
  kind: 'query',
  id: 'getHtsHierarchy',
  group: 'HTS Reference',
  method: 'GET',
  path: '/v1/hts/hierarchy',
  summary: 'Parents and children of one code',
  document: 'getHtsHierarchy',
  parameters: { ...CODE, ...DATE, revision: '2026_rev_9' },
  unwrap: 'htsHierarchy',
  availability: 'public',
  mcpTool: 'trade_hts_hierarchy',
  datasets: ['hts_schedule'],
  examples: [{ summary: 'One line in its place', arguments: { code: '7326.90.86.88' } }],
});
