import type { Operation } from '../operation.js';
import { CHAPTER_FILTER, CODE, CURSOR, DATE, LIMIT, SEARCHED_TEXT } from './hts.js';

const CATALOG = {
  kind: 'query',
  group: 'Catalog',
  method: 'GET',
  availability: 'listed',
} as const;

/** GET /v1/catalog/search. */
export const searchCatalog: Operation = {
  ...CATALOG,
  id: 'searchCatalog',
  path: '/v1/catalog/search',
  summary: 'Full-text catalog search',
  document: 'searchCatalog',
  parameters: [SEARCHED_TEXT, CHAPTER_FILTER, DATE, LIMIT, CURSOR],
  unwrap: 'catalogSearch',
  list: { items: 'results' },
  mcpTool: null,
  datasets: ['hts_schedule'],
  examples: [{ summary: 'A word of trade', arguments: { q: 'sneakers', limit: 5 } }],
};

/** GET /v1/catalog/sections. */
export const listCatalogSections: Operation = {
  ...CATALOG,
  id: 'listCatalogSections',
  path: '/v1/catalog/sections',
  summary: 'HTS sections and their chapters',
  document: 'listCatalogSections',
  parameters: [DATE],
  unwrap: 'catalogSections',
  mcpTool: 'trade_catalog_sections',
  datasets: ['hts_schedule'],
  examples: [{ summary: 'Every section', arguments: { date: '2026-09-15' } }],
};

/** GET /v1/catalog/chapters/{chapter}. */
export const getCatalogChapter: Operation = {
  ...CATALOG,
  id: 'getCatalogChapter',
  path: '/v1/catalog/chapters/{chapter}',
  summary: 'Codes in one chapter',
  document: 'getCatalogChapter',
  parameters: [
    {
      name: 'chapter',
      in: 'path',
      variable: 'chapter',
      type: 'text',
      required: true,
      maxLength: 64,
      description: 'Two digits, 01 to 99.',
      example: '61',
    },
    DATE,
    LIMIT,
    CURSOR,
  ],
  unwrap: 'catalogChapter',
  list: { items: 'results' },
  mcpTool: null,
  datasets: ['hts_schedule'],
  examples: [{ summary: 'Knitted apparel', arguments: { chapter: '61', limit: 20 } }],
};

/** GET /v1/catalog/codes/{code}. */
export const getCatalogCode: Operation = {
  ...CATALOG,
  id: 'getCatalogCode',
  path: '/v1/catalog/codes/{code}',
  summary: 'Full detail for one HTS code',
  document: 'getCatalogCode',
  parameters: [{ ...CODE, in: 'path' }, DATE],
  unwrap: 'catalogCode',
  mcpTool: 'trade_catalog_code',
  datasets: ['hts_schedule', 'hts_notes'],
  examples: [{ summary: 'A line in full', arguments: { code: '7326.90.86.88' } }],
};
