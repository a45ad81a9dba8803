import { describeRecompute } from '../cli/recompute-suite.js';
import { describeBundledSnapshot } from '../store/snapshot-bundled-suite.js';
import { describeTradePrograms } from './trade-programs-suite.js';
import { describeLawChanges } from './law-changes-suite.js';
import { describeSuccession } from './succession-suite.js';
import { describeLegalNotes } from './duty/legal-notes-suite.js';
import { describeAsFiled } from './duty/as-filed-suite.js';
import { describeChapter98 } from './duty/chapter98-suite.js';
import { describeMetalWarnings } from './duty/metal-warnings-suite.js';
import { describeUnprintedHeadings } from './duty/unprinted-heading-suite.js';
import { describePrivilegedStatus } from './duty/privileged-status-suite.js';
import { describeOfferedAnswers } from './duty/offered-answers-suite.js';
import { describeBundledReference } from './bundled-reference-suite.js';
import { describeCompare } from './duty/compare/compare-suite.js';
import { describeSearchHts } from './hts/search-hts-suite.js';
import { describeScheduleRows } from './hts/schedule-rows-suite.js';

/** What is asked of the pack of the repository, which is loaded once for all of it. */

describeTradePrograms();
describeSuccession();
describeLawChanges();
describeLegalNotes();
describeAsFiled();
describeChapter98();
describePrivilegedStatus();
describeMetalWarnings();
describeUnprintedHeadings();
describeOfferedAnswers();
describeScheduleRows();
describeBundledReference();
describeCompare();
describeSearchHts();
describeBundledSnapshot();
describeRecompute();
