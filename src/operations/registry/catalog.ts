import { defineOperation } from '../define-operation.js';
import { CODE } from './hts.js';
import { DATE, PAGE } from './shared-rows.js';

export const searchCatalog = defineOperation({
  id: 'searchCatalog',
  parameters: { q: 'laptop', chapter: '84', ...DATE, ...PAGE },
  list: { items: 'results' },
  examples: [{ summary: 'A word of trade', arguments: { q: 'sneakers', limit: 5 } }],
});

export const listCatalogSections = defineOperation({
  id: 'listCatalogSections',
  parameters: DATE,
  examples: [{ summary: 'Every section', arguments: { date: '2026-09-15' } }],
});

export const getCatalogChapter = defineOperation({
  id: 'getCatalogChapter',
  parameters: { chapter: '61', ...DATE, ...PAGE },
  list: { items: 'results' },
  examples: [{ summary: 'Knitted apparel', arguments: { chapter: '61', limit: 20 } }],
});

export const getCatalogCode = defineOperation({
  id: 'getCatalogCode',
  parameters: { ...CODE, ...DATE },
  examples: [{ summary: 'A line in full', arguments: { code: '7326.90.86.88' } }],
});
