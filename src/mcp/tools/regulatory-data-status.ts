import { listAt, readTextAt } from '../../terms/json-object.js';
import type { ToolGuide } from '../tool-guide.js';

/** `trade_regulatory_data_status`. */
export const regulatoryDataStatus: ToolGuide = {
  name: 'trade_regulatory_data_status',
  title: 'How fresh the data is and how far it reaches',
  purpose:
    'The data and engine versions, the first date that can be asked for, how far each data set was verified, and its health.',
  useWhen: 'Use to state how current an answer is, or after an answer said that a date is outside coverage.',
  notWhen: 'Not needed before every call: each answer warns where its data ends.',
  compactLeavesOut: ['_meta.dataFreshness', 'datasets.description', 'datasets.recordCount'],
  digest: (answer) => ({
    lines: [
      `Data version ${readTextAt(answer, 'dataVersion')}, engine ${readTextAt(answer, 'engineVersion')}.`,
      `Dates from ${readTextAt(answer, 'firstCoveredDate')}; schedule ${readTextAt(answer, 'scheduleRevision')}; known to ${readTextAt(answer, 'scheduleVerifiedTo')}; Chapter 99 programs verified to ${readTextAt(answer, 'programsVerifiedTo')}.`,
      readTextAt(answer, 'healthRule'),
      ...listAt(answer, 'datasets').map(
        (set) =>
          `- ${readTextAt(set, 'name')}: ${readTextAt(set, 'health')} (${readTextAt(set, 'healthReason')}), ${readTextAt(set, 'coveredFrom') || 'no beginning stated'} to ${readTextAt(set, 'coveredTo') || 'no end stated'}`,
      ),
    ],
    next: [],
  }),
};
