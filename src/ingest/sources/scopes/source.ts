import { defineSource } from '../../pipeline.js';
import { checkScopes } from './checks.js';
import { diffScopes } from './diff-scopes.js';
import { discoverScopes, fetchScopes, parseScopes } from './read-folder.js';
import { readPresentScopes, writeScopes } from './scope-tables.js';

/**
 * Written scopes of AD/CVD orders: the whole text of a notice and its clauses in full. The bundled pack has only short
 * quotations; a run over a folder of scope files adds the texts.
 */
export const scopesSource = defineSource({
  name: 'scopes',
  title: 'Scope texts of antidumping and countervailing duty orders',
  folder: 'adcvd',
  discover: discoverScopes,
  fetch: fetchScopes,
  parse: parseScopes,
  readHeld: (session, _, base) => readPresentScopes(session, base?.id ?? null),
  diff: diffScopes,
  checks: ({ records, change }) => checkScopes(records, change.unknown),
  write: {
    into: 'version',
    replaces: [],
    rows: (session, { change }, dataVersionId) => writeScopes(session, dataVersionId, change),
  },
});
