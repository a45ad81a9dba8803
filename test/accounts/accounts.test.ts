import { afterAll } from '@jest/globals';
import { closeSharedDatabase } from '../server/support/running-server.js';
import { describeAccountRepository } from './account-repository-suite.js';
import { describeAuthenticate } from './authenticate-suite.js';
import { describeBootstrap } from './bootstrap-suite.js';
import { describeKeyCommands } from './key-commands-suite.js';
import { describeOauth } from './oauth/oauth-suite.js';
import { describeUsage } from './usage-suite.js';
import { describeVerifyKey } from './verify-key-suite.js';

/** Accounts and their keys in one database, which is copied once for all of it. */

afterAll(closeSharedDatabase);

describeKeyCommands();
describeVerifyKey();
describeBootstrap();
describeUsage();
describeAuthenticate();
describeAccountRepository();
describeOauth();
