import { afterAll, beforeAll } from '@jest/globals';
import { describeAuditJourney } from './audit-journey.js';
import { describeDutyJourneys } from './duty-journeys.js';
import { describeLawJourneys } from './law-journeys.js';
import { describePageJourneys } from './page-journeys.js';
import { describeReferenceJourney } from './reference-journey.js';
import { describeQuality } from './quality-suite.js';
import { describeWordingJourneys } from './wording-journeys.js';
import { openStage, type Stage } from './support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 240_000);
afterAll(() => stage?.close());

const onStage = (): Stage => stage;
describeDutyJourneys(onStage);
describeWordingJourneys(onStage);
describeLawJourneys(onStage);
describePageJourneys(onStage);
describeAuditJourney(onStage);
describeReferenceJourney(onStage);
describeQuality(onStage);
