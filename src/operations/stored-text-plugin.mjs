import { readFileSync, readdirSync } from 'node:fs';
import { visit } from 'graphql';
import { toServed } from './served-schema.mjs';

const SCHEMA_FOLDER = new URL('../../schema/', import.meta.url);

/**
 * Plugin of codegen.yml: writes the SDL, the stored documents and the worked queries as text into one module. A start then reads no
 * files, and what runs is what was validated when the module was written.
 */
export function plugin(_schema, documents) {
  const isFragment = ({ document }) => document.definitions[0].kind === 'FragmentDefinition';
  const fragments = new Map(documents.filter(isFragment).map((file) => [nameOf(file), file]));
  const stored = documents
    .filter((file) => !isFragment(file))
    .map((file) => [nameOf(file), withFragments(file, fragments)])
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return [
    '/** The SDL of schema/ as it is served, in the order of the file names. */',
    `export const schemaText = ${quote(toServed(readTexts(SCHEMA_FOLDER).join('\n\n')))};`,
    '',
    '/** The documents of src/operations/documents/, by operation name, each with the fragments it spreads. */',
    `export const storedDocuments = {\n${stored.map(([name, text]) => `  ${name}: ${quote(text)},`).join('\n')}\n} as const;`,
    '',
    'export type StoredDocumentName = keyof typeof storedDocuments;',
    '',
    '/** The worked queries of schema/examples/, in the order of the file names, comments included. */',
    `export const exampleTexts: readonly string[] = [\n${readTexts(new URL('examples/', SCHEMA_FOLDER))
      .map((text) => `  ${quote(`${text}\n`)},`)
      .join('\n')}\n];`,
    '',
  ].join('\n');
}

function nameOf({ document }) {
  return document.definitions[0].name.value;
}

/** The text of a document and of every shared fragment that it spreads, in the order of their first use. */
function withFragments(file, fragments) {
  const used = new Set([file]);
  for (const { document } of used) {
    visit(document, {
      FragmentSpread: ({ name }) => void (fragments.has(name.value) && used.add(fragments.get(name.value))),
    });
  }
  return [...used].map(({ rawSDL }) => rawSDL.trim()).join('\n\n');
}

function readTexts(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return names.sort().map((name) => readFileSync(new URL(name, folder), 'utf8').trim());
}

function quote(text) {
  return `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;
}
