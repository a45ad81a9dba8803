import type { Resolvers } from '../../generated/graphql.js';
import {
  getCatalogChapter,
  getCatalogCode,
  listCatalogSections,
  searchCatalog,
} from '../../services/catalog/catalog.js';

export const catalogResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    catalogSearch: (_parent, input, context) => searchCatalog(input, context),
    catalogSections: (_parent, input, context) => listCatalogSections(input, context),
    catalogChapter: (_parent, input, context) => getCatalogChapter(input, context),
    catalogCode: (_parent, input, context) => getCatalogCode(input, context),
  },
};
