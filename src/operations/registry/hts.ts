import { defineOperation } from '../define-operation.js';
import { DATE, PAGE } from './shared-rows.js';

export const CODE = { code: '8471.30.01.00' } as const;

export const searchHts = defineOperation({
  id: 'searchHts',
  parameters: {
    q: 'laptop',
    chapter: '84',
    parent: '8471.30',
    ...DATE,
    revision: '2026_rev_9',
    ...PAGE,
  },
  list: { items: 'results' },
  examples: [
    { summary: 'A word of trade', arguments: { q: 'laptop', limit: 5 } },
    { summary: 'The beginning of a number', arguments: { q: '8471.3' } },
  ],
});

export const getHtsNotes = defineOperation({
  id: 'getHtsNotes',
  parameters: {
    code: '6109.10.00',
    chapter: '61',
    section: 'XVI',
    scope: 'chapter',
    mentionsOnly: true,
    ...PAGE,
  },
  list: { items: 'notes' },
  examples: [{ summary: 'What governs T-shirts of cotton', arguments: { code: '6109.10.00', limit: 10 } }],
});

export const browseHts = defineOperation({
  id: 'browseHts',
  parameters: {
    section: 'XVI',
    chapter: '84',
    parent: '8471.30',
    numberedOnly: true,
    ...DATE,
    revision: '2026_rev_9',
    ...PAGE,
  },
  list: { items: 'results' },
  examples: [{ summary: 'Rows of a chapter', arguments: { chapter: '84', limit: 10 } }],
});

export const getHtsHierarchy = defineOperation({
  id: 'getHtsHierarchy',
  parameters: { ...CODE, ...DATE, revision: '2026_rev_9' },
  examples: [{ summary: 'One line in its place', arguments: { code: '7326.90.86.88' } }],
});
