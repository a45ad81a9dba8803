import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLSchema, isObjectType, Kind, parse, visit, type ConstDirectiveNode } from 'graphql';
import { requireBeta } from '../services/closed-beta.js';
import { guardFields } from './guard-fields.js';

const DIRECTIVE = 'closedBeta';

/** Makes every field marked `@closedBeta` refuse keys without the entitlement, on every path to it. */
export function guardClosedBeta(schema: GraphQLSchema): GraphQLSchema {
  return guardFields(schema, ({ astNode }) => isMarked(astNode?.directives), requireBeta);
}

/** The schema for keys without the entitlement: without the marked fields and the types that only they reach. */
export function removeClosedBeta({
  typeDefs,
  resolvers,
}: Pick<Parameters<typeof makeExecutableSchema>[0], 'resolvers'> & {
  readonly typeDefs: string;
}): GraphQLSchema {
  const hidden = new Set<string>();
  const visible = visit(parse(typeDefs, { noLocation: true }), {
    FieldDefinition: (field) => (isMarked(field.directives) ? null : undefined),
    ObjectTypeDefinition: {
      enter: (type) => {
        if (isMarked(type.directives)) hidden.add(type.name.value);
      },
      // Other types may still name it; what remains of it cannot be reached.
      leave: (type) => (hidden.has(type.name.value) ? { ...type, directives: [] } : undefined),
    },
    [Kind.DIRECTIVE_DEFINITION]: ({ name }) => (name.value === DIRECTIVE ? null : undefined),
  });
  const schema = makeExecutableSchema({
    typeDefs: visible,
    resolvers: resolvers ?? [],
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  });
  // Without a list of types, a schema contains only what Query reaches and the implementations of its interfaces.
  const reachable = new GraphQLSchema({ ...schema.toConfig(), types: [] });
  const implementations = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !hidden.has(name))
    .filter((type) => type.getInterfaces().some(({ name }) => reachable.getType(name) !== undefined));
  return new GraphQLSchema({ ...schema.toConfig(), types: implementations });
}

function isMarked(directives: readonly ConstDirectiveNode[] | undefined): boolean {
  return directives?.some(({ name }) => name.value === DIRECTIVE) ?? false;
}
