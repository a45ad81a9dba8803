import { expect } from '@jest/globals';
import { graphql, type GraphQLSchema } from 'graphql';
import { buildSchema } from '../../../../src/graphql/schema.js';
import type { ServiceContext } from '../../../../src/services/service-context.js';

/** What the suites of one test file share: the reference data is opened once. */
export class ComparisonSetup {
  readonly schema: GraphQLSchema = buildSchema();
  private opened: ServiceContext | null = null;

  open(context: ServiceContext): void {
    this.opened = context;
  }

  get context(): ServiceContext {
    return this.opened!;
  }

  /** The data of a query that has no errors. */
  async ask<Data>(source: string): Promise<Data> {
    const { schema, context } = this;
    const { data, errors } = await graphql({ schema, source, contextValue: context });
    expect(errors).toBeUndefined();
    return data as Data;
  }

  /** The message of the first error of a query. */
  async refusal(source: string): Promise<string | undefined> {
    const { schema, context } = this;
    return (await graphql({ schema, source, contextValue: context })).errors?.[0]?.message;
  }
}
