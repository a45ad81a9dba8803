import { defineOperation } from '../define-operation.js';
import { CODE } from './hts.js';
import { DATE, PAGE } from './shared-rows.js';

const CATALOG = {
  kind: 'query',
  group: 'Catalog',
  method: 'GET',
  availability: 'listed',
} as const;

/** GET /v1/catalog/search. */
export const searchCatalog = defineOperation({
  ...CATALOG,
  id: 'searchCatalog',
  path: '/v1/catalog/search',
  summary: 'Full-text catalog search',
  document: 'searchCatalog',
  parameters: { q: 'laptop', chapter: '84', ...DATE, ...PAGE },
  unwrap: 'catalogSearch',
  list: { items: 'results' },
  mcpTool: null,
  datasets: ['hts_schedule'],
  examples: [{ summary: 'A word of trade', arguments: { q: 'sneakers', limit: 5 } }],
});

/** GET /v1/catalog/sections. */
export const listCatalogSections = defineOperation({
  ...CATALOG,
  id: 'listCatalogSections',
  path: '/v1/catalog/sections',
  summary: 'HTS sections and their chapters',
  document: 'listCatalogSections',
  parameters: DATE,
  unwrap: 'catalogSections',
  mcpTool: 'trade_catalog_sections',
  datasets: ['hts_schedule'],
  examples: [{ summary: 'Every section', arguments: { date: '2026-09-15' } }],
});

/** GET /v1/catalog/chapters/{chapter}. */
export const getCatalogChapter = defineOperation({
  ...CATALOG,
  id: 'getCatalogChapter',
  path: '/v1/catalog/chapters/{chapter}',
  summary: 'Codes in one chapter',
  document: 'getCatalogChapter',
  parameters: { chapter: '61', ...DATE, ...PAGE },
  unwrap: 'catalogChapter',
  list: { items: 'results' },
  mcpTool: null,
  datasets: ['hts_schedule'],
  examples: [{ summary: 'Knitted apparel', arguments: { chapter: '61', limit: 20 } }],
});

/** GET /v1/catalog/codes/{code}. */
export const getCatalogCode = defineOperation({
  ...CATALOG,
  id: 'getCatalogCode',
  path: '/v1/catalog/codes/{code}',
  summary: 'Full detail for one HTS code',
  document: 'getCatalogCode',
  parameters: { ...CODE, ...DATE },
  unwrap: 'catalogCode',
  mcpTool: 'trade_catalog_code',
  datasets: ['hts_schedule', 'hts_notes'],
  examples: [{ summary: 'A line in full', arguments: { code: '7326.90.86.88' } }],
});
