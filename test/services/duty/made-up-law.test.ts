import { describeCalculateDuty } from './calculate-duty-suite.js';
import { describeDutyFacts } from './duty-facts-suite.js';
import { describeDutyFields } from './duty-fields-suite.js';
import { describeDutySchema } from './duty-schema-suite.js';
import { describePresentDuty } from './present-duty-suite.js';

/** What is asked of a made-up schedule and law, which `asking.ts` loads once for all of it. */

describeCalculateDuty();
describeDutyFacts();
describeDutyFields();
describePresentDuty();
describeDutySchema();
