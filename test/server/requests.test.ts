import { afterAll } from '@jest/globals';
import { describeBodyEndpoints } from './body-endpoints-suite.js';
import { describeBody } from './body-suite.js';
import { describeDutyParameters } from './duty-parameters-suite.js';
import { describeRawHttp } from './raw-http-suite.js';
import { closeSharedDatabase } from './support/running-server.js';

/** How requests are read, byte by byte and parameter by parameter, by servers over one database. */

afterAll(closeSharedDatabase);

describeRawHttp();
describeBody();
describeBodyEndpoints();
describeDutyParameters();
