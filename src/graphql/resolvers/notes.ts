import type { Resolvers } from '../../generated/graphql.js';
import { getHtsNotes } from '../../services/notes/find-notes.js';

export const notesResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    htsNotes: (_parent, input, context) => getHtsNotes(input, context),
  },
};
