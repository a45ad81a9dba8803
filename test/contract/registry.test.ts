import { describe, expect, it } from '@jest/globals';
import {
  getNamedType,
  isInputObjectType,
  Kind,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { schemaText, storedDocuments } from '../../src/generated/stored-text.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { createBinder } from '../../src/operations/bind.js';
import type { Operation } from '../../src/operations/operation.js';
import { registry } from '../../src/operations/registry.js';
import { readStoredDocuments } from '../../src/operations/stored-documents.js';
import { bundledSnapshot } from '../support/bundled-snapshot.js';
import { NotWritable } from '../../src/operations/writer/selections.js';

const schema = buildSchema();
const documents = readStoredDocuments(schema);
const operations = registry.filter((row): row is Operation => row.kind === 'query');

const operationOf = (document: Operation['document']): OperationDefinitionNode =>
  documents
    .named(document)
    .document.definitions.find(
      (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
    )!;

/** The input type of a variable path such as `input.entryDate`. */
function inputTypeAt(operation: Operation, path: string): GraphQLInputType | undefined {
  const [variable, ...fields] = path.split('.');
  const definition = operationOf(operation.document).variableDefinitions?.find(
    (node) => node.variable.name.value === variable,
  );
  let type = definition && (typeFromAST(schema, definition.type as never) as GraphQLInputType | undefined);
  for (const field of fields) {
    const named = type && getNamedType(type);
    type = isInputObjectType(named) ? named.getFields()[field]?.type : undefined;
  }
  return type;
}

describe('the registry', () => {
  it('names every operation and address once', () => {
    const ids = registry.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const addresses = registry.flatMap((row) =>
      [row.path, ...(row.kind === 'gone' ? row.aliases : [])].map((path) => `${row.method} ${path}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('uses every stored document', () => {
    const used = new Set(operations.map(({ document }) => document));
    expect([...used].sort()).toEqual(Object.keys(storedDocuments).sort());
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s binds every parameter to a variable of its document',
    (_id, operation) => {
      const places = [...operation.parameters, ...(operation.families ?? [])].map(({ variable }) => variable);
      expect(places.filter((place) => inputTypeAt(operation, place) === undefined)).toEqual([]);
      const names = operation.parameters.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s describes every parameter',
    (_id, operation) => {
      for (const { description, example } of [...operation.parameters, ...(operation.families ?? [])]) {
        expect(description).toMatch(/^[A-Z].*\.$/);
        expect(example).toBeDefined();
      }
    },
  );

  it.each(
    operations.flatMap((operation) =>
      operation.examples.map(
        (example) => [`${operation.id}: ${example.summary}`, operation, example] as const,
      ),
    ),
  )('%s: binds', (_name, operation, example) => {
    const inPath = new Set(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name));
    const given = Object.entries(example.arguments).map(([name, value]) => [name, String(value)] as const);
    const path = Object.fromEntries(given.filter(([name]) => inPath.has(name)));
    const query = given.filter(([name]) => !inPath.has(name));
    const binder = createBinder(operation);
    const variables =
      operation.method === 'POST'
        ? binder.fromToolCall(example.arguments)
        : binder.fromRequest({ path, query });
    expect(Object.keys(variables).length > 0 || operation.parameters.length === 0).toBe(true);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s prints under a field of its document',
    (_id, { unwrap, document }) => {
      if (unwrap !== null)
        expect(documents.named(document).text).toMatch(new RegExp(`^ *${unwrap}[( ]`, 'm'));
    },
  );
});

describe('stored documents', () => {
  it('compile in every way they are answered in', async () => {
    for (const { name, run, writePrinted, writeData } of documents.all) {
      expect([name, await run({}, null)]).toEqual([name, expect.anything()]);
      for (const write of [writePrinted, writeData])
        await expect(Promise.resolve().then(() => write({}, null))).rejects.not.toThrow(NotWritable);
    }
  });

  it('are the text of the schema that is served', () => {
    expect(schemaText).toContain('type Query {');
    for (const { name, text, sha256 } of documents.all) {
      expect(documents.findByHash(sha256)?.name).toBe(name);
      expect(documents.findByText(`\n${text}\n`)?.name).toBe(name);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(documents.findByHash('0'.repeat(64))).toBeNull();
  });
});

describe('the description of the field of an operation', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s says its address, with a link where its page is public',
    (_id, { document, group, id, method, path, availability }) => {
      const [root] = operationOf(document).selectionSet.selections;
      const name = root?.kind === Kind.FIELD ? root.name.value : '';
      const page = `(/docs#/${encodeURIComponent(group)}/${id})`;
      const address = `\`${method} ${path}\``;
      const { description } = schema.getQueryType()!.getFields()[name]!;
      expect(description).toContain(availability === 'closedBeta' ? address : `[${address}]${page}`);
    },
  );

  it('is all that the schema served says of it', () => {
    expect(schema.getDirective('operation')).toBeUndefined();
    expect(schemaText).not.toMatch(/@(operation|datasets)\b/);
  });
});

it('reads every operation from data sets of the bundled law', async () => {
  const known = (await bundledSnapshot()).catalog.datasets.map(({ dataset }) => dataset);
  for (const { id, datasets } of operations)
    expect([id, known]).toEqual([id, expect.arrayContaining([...datasets])]);
});
