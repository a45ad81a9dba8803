import type { ToolGuide } from '../tool-guide.js';
import { adcvdCheck, adcvdOrdersSearch, adcvdRatesAt } from './adcvd.js';
import { catalogCode, catalogSections } from './catalog.js';
import { dutyCalculate } from './duty.js';
import { htsBrowse, htsHierarchy, htsSearch } from './hts.js';
import { htsNotes } from './notes.js';
import { regulatoryDataStatus } from './regulatory-data-status.js';
import { chapter99Applicable, pgaCheck } from './trade-programs.js';

/** The words for agents, in the order of the catalogue. Which of them are tools, the registry decides. */
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
