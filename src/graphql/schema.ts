import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../generated/stored-text.js';
import { guardClosedBeta, removeClosedBeta } from './closed-beta.js';
import { limitTime } from './limits/time-limit.js';
import { accountResolvers } from './resolvers/account.js';
import { adcvdResolvers } from './resolvers/adcvd.js';
import { catalogResolvers } from './resolvers/catalog.js';
import { documentResolvers } from './resolvers/documents.js';
import { entryAuditResolvers } from './resolvers/entry-audit.js';
import { classificationResolvers } from './resolvers/classification.js';
import { dutyResolvers } from './resolvers/duty.js';
import { graphResolvers } from './resolvers/graph.js';
import { htsResolvers } from './resolvers/hts.js';
import { mutationResolvers } from './resolvers/mutation.js';
import { notesResolvers } from './resolvers/notes.js';
import { portfolioResolvers } from './resolvers/portfolio.js';
import { regulatoryDataResolvers } from './resolvers/regulatory-data.js';
import { tradeProgramResolvers } from './resolvers/trade-programs.js';
import { scalars } from './scalars.js';

const resolvers = [
  scalars,
  accountResolvers,
  adcvdResolvers,
  catalogResolvers,
  documentResolvers,
  entryAuditResolvers,
  classificationResolvers,
  dutyResolvers,
  graphResolvers,
  htsResolvers,
  mutationResolvers,
  notesResolvers,
  portfolioResolvers,
  regulatoryDataResolvers,
  tradeProgramResolvers,
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
