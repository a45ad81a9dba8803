import { afterAll } from '@jest/globals';
import { describeAdHoc } from './ad-hoc-suite.js';
import { describeDataDiff } from './data-diff-suite.js';
import { describeGraphqlErrors } from './graphql-errors-suite.js';
import { describeGraphqlLimits } from './graphql-limits-suite.js';
import { describeGraphqlPrice } from './graphql-price-suite.js';
import { describeGraphql } from './graphql-suite.js';
import { describePinnedVersion } from './pinned-version-suite.js';
import { closeSharedDatabase } from './support/running-server.js';

/** What is asked by GraphQL of servers over one database. */

afterAll(closeSharedDatabase);

describeGraphql();
describeGraphqlErrors();
describeGraphqlLimits();
describeGraphqlPrice();
describeAdHoc();
describePinnedVersion();
describeDataDiff();
