import { getDirectiveValues } from 'graphql';

const METHODS = ['GET', 'POST'];

/** Plugin of codegen.yml: writes what `@operation`, `@datasets` and `@closedBeta` say of the fields of Query. */
export function plugin(schema) {
  const rows = Object.values(schema.getQueryType().getFields()).flatMap((field) =>
    operationsOf(schema, field),
  );
  const byId = Object.fromEntries(rows.sort((a, b) => (a.id < b.id ? -1 : 1)).map((row) => [row.id, row]));
  if (Object.keys(byId).length < rows.length) throw new Error('an id of @operation is given twice');
  return [
    '/** Operations that stored documents answer, by id, as the SDL describes them. */',
    `export const describedOperations = ${JSON.stringify(byId, null, 2)} as const;`,
    '',
  ].join('\n');
}

function datasetsOf(schema, name) {
  const field = schema.getQueryType().getFields()[name];
  if (field === undefined) throw new Error(`@datasets(as: "${name}"): there is no such field of Query`);
  const said = getDirectiveValues(schema.getDirective('datasets'), field.astNode) ?? { names: [] };
  return said.names ?? datasetsOf(schema, said.as);
}

function operationsOf(schema, { name: field, astNode }) {
  const valuesOf = (name, node = astNode) => getDirectiveValues(schema.getDirective(name), node);
  const datasets = datasetsOf(schema, field);
  const isBeta = valuesOf('closedBeta') !== undefined;
  return astNode.directives
    .filter(({ name }) => name.value === 'operation')
    .map((directive) => {
      const { id, rest, document, tool, group, summary, ...flags } = valuesOf('operation', {
        directives: [directive],
      });
      const [method, path] = rest.split(' ');
      if (!METHODS.includes(method) || !path?.startsWith('/'))
        throw new Error(`rest of ${id}: ${rest}: expected ${METHODS.join(' or ')} and a path`);
      return {
        ...{
          id,
          document: document ?? id,
          field,
          method,
          path,
          group,
          summary,
          mcpTool: tool ?? null,
          datasets,
        },
        availability: isBeta ? 'closedBeta' : flags.listed ? 'listed' : 'public',
        ...(flags.extension && { extension: true }),
        ...(flags.heavy && { heavy: true }),
      };
    });
}
