import type { RegistryRow } from './operation.js';
import { exportAccountData, getUsageSummary } from './registry/account.js';
import { getCatalogChapter, getCatalogCode, listCatalogSections, searchCatalog } from './registry/catalog.js';
import { classificationOperations } from './registry/classification.js';
import { adcvdOperations } from './registry/adcvd.js';
import { callMcp, getMcpInfo } from './registry/agent-interface.js';
import { extractAuto, extractInvoice } from './registry/documents.js';
import { calculateDutyBatch } from './registry/duty-batch.js';
import { calculateDuty } from './registry/duty.js';
import { calculateDutyWithValuation } from './registry/duty-with-valuation.js';
import { auditEntries } from './registry/entry-audit.js';
import { entryAuditJobOperations } from './registry/entry-audit-jobs.js';
import { dutyComparisons } from './registry/duty-compared.js';
import { pricePortfolio } from './registry/portfolio.js';
import { expandCh99Scope, expandS301 } from './registry/expansion.js';
import { browseHts, getHtsHierarchy, getHtsNotes, searchHts } from './registry/hts.js';
import { listLawChanges } from './registry/law-changes.js';
import { getRegulatoryDataStatus } from './registry/regulatory-data.js';
import { tradeProgramOperations } from './registry/trade-programs.js';

/** Every operation of the service. Routes, OpenAPI, the agent catalog, documentation and tests derive from it. */
export const registry: readonly RegistryRow[] = [
  calculateDuty,
  calculateDutyWithValuation,
  calculateDutyBatch,
  searchHts,
  getHtsNotes,
  browseHts,
  getHtsHierarchy,
  expandS301,
  expandCh99Scope,
  searchCatalog,
  listCatalogSections,
  getCatalogChapter,
  getCatalogCode,
  ...adcvdOperations,
  ...tradeProgramOperations,
  extractAuto,
  extractInvoice,
  ...dutyComparisons,
  listLawChanges,
  auditEntries,
  ...entryAuditJobOperations,
  pricePortfolio,
  ...classificationOperations,
  getRegulatoryDataStatus,
  getUsageSummary,
  exportAccountData,
  getMcpInfo,
  callMcp,
];
