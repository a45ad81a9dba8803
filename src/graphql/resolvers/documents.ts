import type { Resolvers } from '../../generated/graphql.js';
import { extractDocument, extractInvoice } from '../../services/documents/extract-document.js';

export const documentResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    documentExtraction: (_parent, { input }, context) => extractDocument(input, context),
    invoiceExtraction: (_parent, { input }, context) => extractInvoice(input, context),
  },
};
