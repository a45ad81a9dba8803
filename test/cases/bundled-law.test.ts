import { afterAll } from '@jest/globals';
import { closeSharedDatabase } from '../server/support/running-server.js';
import { describeDataStatus } from './data-status-suite.js';
import { describeEntryControls } from './entry-controls-suite.js';
import { describeConformance } from './conformance-suite.js';
import { describeAdcvdDuty } from './adcvd-duty-suite.js';
import { describeEarlyPrograms } from './early-programs-suite.js';
import { describeFormerLists } from './former-lists-suite.js';
import { describeOpenAnswers } from './open-answers-suite.js';
import { describeWorkedExamples } from './worked-examples-suite.js';
import { describeClaimProperties } from './claim-properties-suite.js';
import { describeRuleBoundaries } from './rule-boundaries-suite.js';

/** What is asked of the pack of the repository, which is loaded once for all of it. */

afterAll(closeSharedDatabase);

describeDataStatus();
describeEntryControls();
describeConformance();
describeAdcvdDuty();
describeWorkedExamples();
describeClaimProperties();
describeRuleBoundaries();
describeEarlyPrograms();
describeFormerLists();
describeOpenAnswers();
