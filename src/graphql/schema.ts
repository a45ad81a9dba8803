import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../generated/stored-text.js';
import { adcvdResolvers } from './resolvers/adcvd.js';
import { catalogResolvers } from './resolvers/catalog.js';
import { dutyResolvers } from './resolvers/duty.js';
import { htsResolvers } from './resolvers/hts.js';
import { notesResolvers } from './resolvers/notes.js';
import { regulatoryDataResolvers } from './resolvers/regulatory-data.js';
import { scalars } from './scalars.js';

/** The SDL of schema/ with its scalars and resolvers. */
export function buildSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: schemaText,
    resolvers: [
      scalars,
      adcvdResolvers,
      catalogResolvers,
      dutyResolvers,
      htsResolvers,
      notesResolvers,
      regulatoryDataResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
