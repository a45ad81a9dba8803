import type { Resolvers } from '../../generated/graphql.js';
import { writeAtomFeed } from '../../services/law-changes/atom-feed.js';
import { listChanges } from '../../services/versions/compare-data.js';

export const regulatoryDataResolvers: Pick<Resolvers, 'DataDiff' | 'LawChanges'> = {
  LawChanges: { atom: (page) => writeAtomFeed(page) },
  DataDiff: { changes: (diff, input) => listChanges(diff, input) },
};
