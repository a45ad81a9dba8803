/** Resolvers are typed by the types of the SDL, which have a file of their own. */
export const plugin = () => ({ prepend: ["import type * as types from './schema-types.js';"], content: '' });
