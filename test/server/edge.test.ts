import { afterAll } from '@jest/globals';
import { describeCompress } from './compress-suite.js';
import { describeConsole } from './console-suite.js';
import { describeEdge } from './edge-suite.js';
import { describeKeys } from './keys-suite.js';
import { describePages } from './pages-suite.js';
import { describeStops } from './stop-suite.js';
import { closeSharedDatabase } from './support/running-server.js';
import { describeTracing } from './tracing-suite.js';

/** What holds for every answer, and for a server as a whole: servers over one database. */

afterAll(closeSharedDatabase);

describeEdge();
describeKeys();
describeCompress();
describePages();
describeConsole();
describeStops();
describeTracing();
