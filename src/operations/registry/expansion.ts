import type { GoneOperation } from '../operation.js';

/** The dates come from the specification's Versioning section; the routes still answer 410 after the sunset. */
const WITHDRAWN = {
  kind: 'gone',
  group: 'HTS Reference',
  method: 'POST',
  sunset: 'Mon, 02 Nov 2026 00:00:00 GMT',
  // 2026-08-01T00:00:00Z
  deprecatedAt: 1785542400,
} as const;

export const expandS301: GoneOperation = {
  ...WITHDRAWN,
  id: 'expandS301',
  path: '/v1/hts/expand-s301',
  aliases: ['/api/hts/expand-s301'],
  summary: 'Section 301 list expansion (withdrawn)',
  successor: '/v1/hts/search',
};

export const expandCh99Scope: GoneOperation = {
  ...WITHDRAWN,
  id: 'expandCh99Scope',
  path: '/v1/hts/expand-ch99-scope',
  aliases: ['/api/hts/expand-ch99-scope'],
  summary: 'Chapter 99 scope expansion (withdrawn)',
  successor: '/v1/chapter99/applicable',
};
