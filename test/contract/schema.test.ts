import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema as generatedSchema,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  printSchema,
  validateSchema,
  type GraphQLNamedType,
} from 'graphql';
import { schemaText } from '../../src/generated/stored-text.js';
import { buildPublicSchema, buildSchema } from '../../src/graphql/schema.js';
import { writes } from '../../src/graphql/writes.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const schema = buildSchema();
const BUILT_IN = new Set(['String', 'Boolean', 'Int', 'Float', 'ID']);

const ownTypes = Object.values(schema.getTypeMap()).filter(
  ({ name }) => !name.startsWith('__') && !BUILT_IN.has(name),
);

/** Everything in a type that needs a description, with the description it has. */
function describedParts(type: GraphQLNamedType): [string, string | null | undefined][] {
  const parts: [string, string | null | undefined][] = [[type.name, type.description]];
  if (isEnumType(type))
    parts.push(
      ...type
        .getValues()
        .map((value): [string, string | null | undefined] => [
          `${type.name}.${value.name}`,
          value.description,
        ]),
    );
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields()))
      parts.push([`${type.name}.${field.name}`, field.description]);
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field.description]);
      for (const argument of field.args)
        parts.push([`${type.name}.${field.name}(${argument.name}:)`, argument.description]);
    }
  }
  return parts;
}

describe('the schema', () => {
  // Programs take both as given when they start.
  it('is valid, as text and with its resolvers', () => {
    expect(validateSchema(generatedSchema(schemaText))).toEqual([]);
    expect(validateSchema(new GraphQLSchema({ ...schema.toConfig(), assumeValid: false }))).toEqual([]);
    expect(() => generatedSchema(`${schemaText}\ntype Duty { unknown: Nothing }`)).toThrow('Nothing');
  });

  it.each(ownTypes.map((type) => [type.name, type] as const))(
    '%s is described, and every part of it',
    (_name, type) => {
      const missing = describedParts(type)
        .filter(([, description]) => !description?.trim())
        .map(([name]) => name);
      expect(missing).toEqual([]);
    },
  );

  it('says of every field of an answer that may be null what null means, there or at its type', () => {
    const unsaid = ownTypes.flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields())
            .filter((field) => !isNonNullType(field.type) && !/\bnull\b/i.test(field.description ?? ''))
            .filter(() => !/\bNull: /.test(type.description ?? ''))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    expect(unsaid).toEqual([]);
  });

  it('describes its directives and their arguments', () => {
    for (const name of ['cost', 'listSize', 'orNull']) {
      const directive = schema.getDirective(name)!;
      expect(directive.description).toBeTruthy();
      for (const argument of directive.args) expect(argument.description).toBeTruthy();
    }
  });

  it('has no type that nothing leads to', () => {
    const reachable = new Set<string>();
    const visit = (type: GraphQLNamedType): void => {
      if (reachable.has(type.name)) return;
      reachable.add(type.name);
      if (isUnionType(type)) type.getTypes().forEach(visit);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return;
      for (const field of Object.values(type.getFields())) {
        visit(schema.getType(field.type.toString().replace(/[[\]!]/g, ''))!);
        if ('args' in field)
          for (const argument of field.args)
            visit(schema.getType(argument.type.toString().replace(/[[\]!]/g, ''))!);
      }
    };
    visit(schema.getQueryType()!);
    visit(schema.getMutationType()!);
    expect(ownTypes.map(({ name }) => name).filter((name) => !reachable.has(name))).toEqual([]);
  });

  it('has no subscriptions', () => expect(schema.getSubscriptionType()).toBeUndefined());

  it('has a mutation for each deprecated query that writes, which the execution knows', () => {
    const deprecated = Object.values(schema.getQueryType()!.getFields()).filter(({ deprecationReason }) =>
      deprecationReason?.startsWith('It writes'),
    );
    const successors = deprecated.map(
      ({ deprecationReason }) => /Mutation\.(\w+)/.exec(deprecationReason!)![1],
    );
    expect(successors.sort()).toEqual(Object.keys(schema.getMutationType()!.getFields()).sort());
    for (const { name } of deprecated)
      expect([name, writes(parse(`{ ${name} { id } }`))]).toEqual([name, true]);
    expect(writes(parse('mutation { other { id } }'))).toBe(true);
    expect(writes(parse('{ dutyInfo { htsCode } }'))).toBe(false);
  });
});

describe('the schema of the last release', () => {
  const check = (released: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'schema-'));
    const file = join(folder, 'released.graphql');
    writeFileSync(file, released);
    const words = ['--import', 'tsx', 'src/cli/check-schema.ts', '--against', file];
    const { status, stderr } = spawnSync(process.execPath, words, {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    rmSync(folder, { recursive: true });
    return { status, stderr };
  };
  const current = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');

  it('is broken by a field that is gone, and not by one that is new', () => {
    const withOneMore = current.replace('\ntype DutyTotals {', '\ntype DutyTotals {\n  gone: Int');
    const { status, stderr } = check(withOneMore);
    expect([status, stderr.trim()]).toEqual([1, 'FIELD_REMOVED: DutyTotals.gone was removed.']);
    expect(check(current.replace(/\n {2}"[^"\n]+"\n {2}effectiveRate: Decimal/, '')).status).toBe(0);
  });

  it('holds nothing of the closed beta', () => {
    expect(current).toBe(`${printSchema(buildPublicSchema())}\n`);
    expect(current).not.toMatch(/closedBeta/);
  });
});

describe('generated files', () => {
  it('are what the schema and the documents generate', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.yml', '--check', '--silent'],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  });
});
