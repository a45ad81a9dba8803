import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../generated/stored-text.js';
import { guardClosedBeta, removeClosedBeta } from './closed-beta.js';
import { limitTime } from './limits/time-limit.js';
import { adcvdResolvers } from './resolvers/adcvd.js';
import { entryAuditResolvers } from './resolvers/entry-audit.js';
import { dutyResolvers } from './resolvers/duty.js';
import { graphResolvers } from './resolvers/graph.js';
import { portfolioResolvers } from './resolvers/portfolio.js';
import { regulatoryDataResolvers } from './resolvers/regulatory-data.js';
import { rootResolvers } from './resolvers/root.js';
import { scalars } from './scalars.js';

const resolvers = [
  scalars,
  rootResolvers,
  adcvdResolvers,
  entryAuditResolvers,
  dutyResolvers,
  graphResolvers,
  portfolioResolvers,
  regulatoryDataResolvers,
];

/** The SDL is checked where it is generated, and nothing else holds the schema that resolvers are added to. */
const AS_GENERATED = { assumeValidSDL: true, assumeValid: true, updateResolversInPlace: true } as const;

/** The SDL of schema/ with its scalars and resolvers: the full schema for keys with the beta entitlement. */
export function buildSchema(): GraphQLSchema {
  return limitTime(
    guardClosedBeta(
      makeExecutableSchema({
        typeDefs: schemaText,
        resolvers,
        resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
        ...AS_GENERATED,
      }),
    ),
  );
}

/** The same for every other key. */
export function buildPublicSchema(): GraphQLSchema {
  return limitTime(removeClosedBeta({ typeDefs: schemaText, resolvers }));
}
