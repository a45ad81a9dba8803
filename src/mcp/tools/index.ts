import type { ToolGuide } from '../tool-guide.js';
import { adcvdCheck, adcvdOrdersSearch, adcvdRatesAt } from './adcvd.js';
import { catalogCode, catalogSections } from './catalog.js';
import { dutyCalculate } from './duty.js';
import { htsBrowse, htsHierarchy, htsSearch } from './hts.js';
import { htsNotes } from './notes.js';
import { regulatoryDataStatus } from './regulatory-data-status.js';
import { chapter99Applicable, pgaCheck } from './trade-programs.js';

/** The text for agents, in catalogue order. The registry decides which operations are tools. */
export const TOOL_GUIDES: readonly ToolGuide[] = [
  dutyCalculate,
  htsSearch,
  htsNotes,
  htsBrowse,
  htsHierarchy,
  catalogSections,
  catalogCode,
  chapter99Applicable,
  pgaCheck,
  adcvdCheck,
  adcvdOrdersSearch,
  adcvdRatesAt,
  regulatoryDataStatus,
];
