import type { ServiceContext } from '../services/service-context.js';

/** What resolvers share within one request. Built once at the edge; nothing in it changes while the request runs. */
export type GraphContext = ServiceContext;
