/** Operations that stored documents answer, by id, as the SDL describes them. */
export const describedOperations = {
  "auditEntries": {
    "id": "auditEntries",
    "document": "auditEntries",
    "field": "entryAudit",
    "method": "POST",
    "path": "/v1/entry-audits",
    "group": "Entry Audit",
    "summary": "Audit filed entries against the law of their days",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "listed",
    "extension": true,
    "heavy": true
  },
  "browseHts": {
    "id": "browseHts",
    "document": "browseHts",
    "field": "htsBrowse",
    "method": "GET",
    "path": "/v1/hts/browse",
    "group": "HTS Reference",
    "summary": "Enumerate codes by chapter or parent prefix",
    "mcpTool": "trade_hts_browse",
    "datasets": [
      "hts_schedule"
    ],
    "availability": "listed"
  },
  "calculateDuty": {
    "id": "calculateDuty",
    "document": "calculateDuty",
    "field": "dutyInfo",
    "method": "GET",
    "path": "/v1/duty/calculate",
    "group": "Duty Calculation",
    "summary": "Full landed duty for one HTS line",
    "mcpTool": "trade_duty_calculate",
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public"
  },
  "calculateDutyWithValuation": {
    "id": "calculateDutyWithValuation",
    "document": "calculateDuty",
    "field": "dutyInfo",
    "method": "POST",
    "path": "/v1/duty/calculate",
    "group": "Duty Calculation",
    "summary": "Full landed duty for one HTS line, with valuation adjustments",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public"
  },
  "checkAdcvd": {
    "id": "checkAdcvd",
    "document": "checkAdcvd",
    "field": "adcvdCheck",
    "method": "GET",
    "path": "/v1/adcvd/check",
    "group": "AD/CVD",
    "summary": "Apply AD/CVD orders to a shipment",
    "mcpTool": "trade_adcvd_check",
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public"
  },
  "checkPga": {
    "id": "checkPga",
    "document": "checkPga",
    "field": "pgaCheck",
    "method": "GET",
    "path": "/v1/pga/check",
    "group": "Trade Programs",
    "summary": "PGA flags for an HTS code",
    "mcpTool": "trade_pga_check",
    "datasets": [
      "hts_schedule",
      "pga_flags"
    ],
    "availability": "public"
  },
  "checkTradeProgramEligibility": {
    "id": "checkTradeProgramEligibility",
    "document": "checkTradeProgramEligibility",
    "field": "tradeProgramEligibility",
    "method": "GET",
    "path": "/v1/trade-programs/eligibility",
    "group": "Trade Programs",
    "summary": "SPI / FTA / GSP eligibility",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "special_programs",
      "countries",
      "fees",
      "chapter99_programs"
    ],
    "availability": "closedBeta"
  },
  "classify": {
    "id": "classify",
    "document": "classify",
    "field": "classification",
    "method": "POST",
    "path": "/v1/classify",
    "group": "Classification",
    "summary": "Description to 10-digit HTS code with reasoning",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "hts_notes"
    ],
    "availability": "closedBeta",
    "heavy": true
  },
  "classifyChat": {
    "id": "classifyChat",
    "document": "classifyChat",
    "field": "classificationChat",
    "method": "POST",
    "path": "/v1/classify/chat",
    "group": "Classification",
    "summary": "Conversational refinement",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "hts_notes"
    ],
    "availability": "closedBeta",
    "heavy": true
  },
  "classifyReport": {
    "id": "classifyReport",
    "document": "classifyReport",
    "field": "classificationReport",
    "method": "POST",
    "path": "/v1/classify/report",
    "group": "Classification",
    "summary": "Single-product report (HTS, PGA, duty, share link)",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "hts_notes"
    ],
    "availability": "closedBeta",
    "heavy": true
  },
  "compareDuties": {
    "id": "compareDuties",
    "document": "compareDuties",
    "field": "dutyDiff",
    "method": "GET",
    "path": "/v1/duty/difference",
    "group": "Duty Calculation",
    "summary": "What lies between two duties, with the cause of each part",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public",
    "extension": true,
    "heavy": true
  },
  "compareOrigins": {
    "id": "compareOrigins",
    "document": "compareOrigins",
    "field": "originComparison",
    "method": "GET",
    "path": "/v1/duty/origins",
    "group": "Duty Calculation",
    "summary": "The duty on one line from every country of origin",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public",
    "extension": true,
    "heavy": true
  },
  "compareScenario": {
    "id": "compareScenario",
    "document": "compareScenario",
    "field": "scenarios",
    "method": "GET",
    "path": "/v1/duty/scenarios",
    "group": "Duty Calculation",
    "summary": "What becomes of a duty under a scenario: without an authority or a heading, or with another question",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public",
    "extension": true,
    "heavy": true
  },
  "confirmClassification": {
    "id": "confirmClassification",
    "document": "confirmClassification",
    "field": "classificationConfirmation",
    "method": "POST",
    "path": "/v1/classify/confirm",
    "group": "Classification",
    "summary": "Broker override / audit trail",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "hts_notes"
    ],
    "availability": "closedBeta"
  },
  "exportAccountData": {
    "id": "exportAccountData",
    "document": "exportAccountData",
    "field": "accountExport",
    "method": "GET",
    "path": "/v1/account/export",
    "group": "Account",
    "summary": "Export account data (GDPR Article 15)",
    "mcpTool": null,
    "datasets": [],
    "availability": "listed",
    "heavy": true
  },
  "extractAuto": {
    "id": "extractAuto",
    "document": "extractAuto",
    "field": "documentExtraction",
    "method": "POST",
    "path": "/v1/extract/auto",
    "group": "Documents",
    "summary": "Auto-detect document type and extract",
    "mcpTool": null,
    "datasets": [],
    "availability": "closedBeta",
    "heavy": true
  },
  "extractInvoice": {
    "id": "extractInvoice",
    "document": "extractInvoice",
    "field": "invoiceExtraction",
    "method": "POST",
    "path": "/v1/extract/invoice",
    "group": "Documents",
    "summary": "Commercial invoice to structured data",
    "mcpTool": null,
    "datasets": [],
    "availability": "closedBeta",
    "heavy": true
  },
  "generateAdcvdReport": {
    "id": "generateAdcvdReport",
    "document": "generateAdcvdReport",
    "field": "adcvdReport",
    "method": "POST",
    "path": "/v1/adcvd/report",
    "group": "AD/CVD",
    "summary": "Full case-by-case analysis from structured product facts",
    "mcpTool": null,
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public",
    "heavy": true
  },
  "getAdcvdLifecycle": {
    "id": "getAdcvdLifecycle",
    "document": "getAdcvdLifecycle",
    "field": "adcvdLifecycle",
    "method": "GET",
    "path": "/v1/adcvd/lifecycle",
    "group": "AD/CVD",
    "summary": "Event timeline for one case",
    "mcpTool": null,
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "closedBeta"
  },
  "getAdcvdOrder": {
    "id": "getAdcvdOrder",
    "document": "getAdcvdOrder",
    "field": "adcvdOrder",
    "method": "GET",
    "path": "/v1/adcvd/orders/{caseNumber}",
    "group": "AD/CVD",
    "summary": "Single order detail",
    "mcpTool": null,
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "closedBeta"
  },
  "getAdcvdRateAtDate": {
    "id": "getAdcvdRateAtDate",
    "document": "getAdcvdRateAtDate",
    "field": "adcvdRateAtDate",
    "method": "GET",
    "path": "/v1/adcvd/rates-at",
    "group": "AD/CVD",
    "summary": "Point-in-time rate query",
    "mcpTool": "trade_adcvd_rates_at",
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public"
  },
  "getAdcvdReportPdf": {
    "id": "getAdcvdReportPdf",
    "document": "getAdcvdReportPdf",
    "field": "adcvdReportPdf",
    "method": "GET",
    "path": "/v1/adcvd-reports/{id}/pdf",
    "group": "AD/CVD",
    "summary": "Download a saved scope-determination PDF",
    "mcpTool": null,
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "listed",
    "heavy": true
  },
  "getCatalogChapter": {
    "id": "getCatalogChapter",
    "document": "getCatalogChapter",
    "field": "catalogChapter",
    "method": "GET",
    "path": "/v1/catalog/chapters/{chapter}",
    "group": "Catalog",
    "summary": "Codes in one chapter",
    "mcpTool": null,
    "datasets": [
      "hts_schedule"
    ],
    "availability": "listed"
  },
  "getCatalogCode": {
    "id": "getCatalogCode",
    "document": "getCatalogCode",
    "field": "catalogCode",
    "method": "GET",
    "path": "/v1/catalog/codes/{code}",
    "group": "Catalog",
    "summary": "Full detail for one HTS code",
    "mcpTool": "trade_catalog_code",
    "datasets": [
      "hts_schedule",
      "hts_notes"
    ],
    "availability": "listed"
  },
  "getChapter99Applicable": {
    "id": "getChapter99Applicable",
    "document": "getChapter99Applicable",
    "field": "chapter99Applicable",
    "method": "GET",
    "path": "/v1/chapter99/applicable",
    "group": "Trade Programs",
    "summary": "Chapter 99 tariffs for an HTS code and country",
    "mcpTool": "trade_chapter99_applicable",
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "countries"
    ],
    "availability": "public"
  },
  "getCircumventionInquiries": {
    "id": "getCircumventionInquiries",
    "document": "getCircumventionInquiries",
    "field": "adcvdCircumventions",
    "method": "GET",
    "path": "/v1/adcvd/circumvention-inquiries",
    "group": "AD/CVD",
    "summary": "Open circumvention inquiries",
    "mcpTool": null,
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "closedBeta"
  },
  "getCrossRuling": {
    "id": "getCrossRuling",
    "document": "getCrossRuling",
    "field": "crossRuling",
    "method": "GET",
    "path": "/v1/rulings/cross/{id}",
    "group": "Classification",
    "summary": "Single CROSS ruling",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "hts_notes"
    ],
    "availability": "closedBeta"
  },
  "getEntryAuditEntry": {
    "id": "getEntryAuditEntry",
    "document": "getEntryAuditEntry",
    "field": "entryAuditEntry",
    "method": "GET",
    "path": "/v1/entry-audits/jobs/{id}/entries/{number}",
    "group": "Entry Audit",
    "summary": "Get one entry of a stored audit, filed beside lawful",
    "mcpTool": null,
    "datasets": [],
    "availability": "listed",
    "extension": true,
    "heavy": true
  },
  "getEntryAuditJob": {
    "id": "getEntryAuditJob",
    "document": "getEntryAuditJob",
    "field": "entryAuditJob",
    "method": "GET",
    "path": "/v1/entry-audits/jobs/{id}",
    "group": "Entry Audit",
    "summary": "Get a stored audit: progress, sums and files",
    "mcpTool": null,
    "datasets": [],
    "availability": "listed",
    "extension": true
  },
  "getHtsHierarchy": {
    "id": "getHtsHierarchy",
    "document": "getHtsHierarchy",
    "field": "htsHierarchy",
    "method": "GET",
    "path": "/v1/hts/hierarchy",
    "group": "HTS Reference",
    "summary": "Parents and children of one code",
    "mcpTool": "trade_hts_hierarchy",
    "datasets": [
      "hts_schedule"
    ],
    "availability": "public"
  },
  "getHtsNotes": {
    "id": "getHtsNotes",
    "document": "getHtsNotes",
    "field": "htsNotes",
    "method": "GET",
    "path": "/v1/hts/notes",
    "group": "HTS Reference",
    "summary": "Section, chapter, subheading notes",
    "mcpTool": "trade_hts_notes",
    "datasets": [
      "hts_notes"
    ],
    "availability": "public"
  },
  "getRegulatoryDataStatus": {
    "id": "getRegulatoryDataStatus",
    "document": "getRegulatoryDataStatus",
    "field": "regulatoryDataStatus",
    "method": "GET",
    "path": "/v1/regulatory-data/status",
    "group": "Regulatory Data",
    "summary": "Dataset freshness signals",
    "mcpTool": "trade_regulatory_data_status",
    "datasets": [],
    "availability": "public"
  },
  "getSunsetCalendar": {
    "id": "getSunsetCalendar",
    "document": "getSunsetCalendar",
    "field": "adcvdSunsetCalendar",
    "method": "GET",
    "path": "/v1/adcvd/sunset-calendar",
    "group": "AD/CVD",
    "summary": "Upcoming sunset reviews",
    "mcpTool": null,
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "closedBeta"
  },
  "getTariffEvents": {
    "id": "getTariffEvents",
    "document": "getTariffEvents",
    "field": "tariffEvents",
    "method": "GET",
    "path": "/v1/tariff-events",
    "group": "Trade Programs",
    "summary": "Stream of Federal Register / CSMS / executive order / proclamation events",
    "mcpTool": null,
    "datasets": [
      "tariff_events",
      "chapter99_programs",
      "scope_lists"
    ],
    "availability": "closedBeta"
  },
  "getUsageSummary": {
    "id": "getUsageSummary",
    "document": "getUsageSummary",
    "field": "usageSummary",
    "method": "GET",
    "path": "/v1/usage",
    "group": "Regulatory Data",
    "summary": "Account-scoped usage and AI spend rollup, last 30 days",
    "mcpTool": null,
    "datasets": [],
    "availability": "listed"
  },
  "listCatalogSections": {
    "id": "listCatalogSections",
    "document": "listCatalogSections",
    "field": "catalogSections",
    "method": "GET",
    "path": "/v1/catalog/sections",
    "group": "Catalog",
    "summary": "HTS sections and their chapters",
    "mcpTool": "trade_catalog_sections",
    "datasets": [
      "hts_schedule"
    ],
    "availability": "listed"
  },
  "listEntryAuditFindings": {
    "id": "listEntryAuditFindings",
    "document": "listEntryAuditFindings",
    "field": "entryAuditFindings",
    "method": "GET",
    "path": "/v1/entry-audits/jobs/{id}/findings",
    "group": "Entry Audit",
    "summary": "List the findings of a stored audit",
    "mcpTool": null,
    "datasets": [],
    "availability": "listed",
    "extension": true,
    "heavy": true
  },
  "listEntryAuditJobs": {
    "id": "listEntryAuditJobs",
    "document": "listEntryAuditJobs",
    "field": "entryAuditJobs",
    "method": "GET",
    "path": "/v1/entry-audits/jobs",
    "group": "Entry Audit",
    "summary": "List the stored audits of the account",
    "mcpTool": null,
    "datasets": [],
    "availability": "listed",
    "extension": true
  },
  "listLawChanges": {
    "id": "listLawChanges",
    "document": "listLawChanges",
    "field": "lawChanges",
    "method": "GET",
    "path": "/v1/changes",
    "group": "Regulatory Data",
    "summary": "Changes of the law that this server has applied, as JSON or an Atom feed",
    "mcpTool": null,
    "datasets": [],
    "availability": "listed",
    "extension": true
  },
  "pricePortfolio": {
    "id": "pricePortfolio",
    "document": "pricePortfolio",
    "field": "portfolio",
    "method": "POST",
    "path": "/v1/portfolios",
    "group": "Portfolio",
    "summary": "Price parts that are imported again and again",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "listed",
    "extension": true,
    "heavy": true
  },
  "proveDuty": {
    "id": "proveDuty",
    "document": "proveDuty",
    "field": "dutyInfo",
    "method": "GET",
    "path": "/v1/duty/proof",
    "group": "Duty Calculation",
    "summary": "The duty with its facts and the law it rests on, to be computed again elsewhere",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public",
    "extension": true,
    "heavy": true
  },
  "searchAdcvdOrders": {
    "id": "searchAdcvdOrders",
    "document": "searchAdcvdOrders",
    "field": "adcvdOrders",
    "method": "GET",
    "path": "/v1/adcvd/orders",
    "group": "AD/CVD",
    "summary": "Search order catalog",
    "mcpTool": "trade_adcvd_orders_search",
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public"
  },
  "searchCatalog": {
    "id": "searchCatalog",
    "document": "searchCatalog",
    "field": "catalogSearch",
    "method": "GET",
    "path": "/v1/catalog/search",
    "group": "Catalog",
    "summary": "Full-text catalog search",
    "mcpTool": null,
    "datasets": [
      "hts_schedule"
    ],
    "availability": "listed"
  },
  "searchCitDecisions": {
    "id": "searchCitDecisions",
    "document": "searchCitDecisions",
    "field": "adcvdCourtDecisions",
    "method": "GET",
    "path": "/v1/adcvd/cit-decisions",
    "group": "AD/CVD",
    "summary": "Court of International Trade decisions",
    "mcpTool": null,
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "closedBeta"
  },
  "searchCrossRulings": {
    "id": "searchCrossRulings",
    "document": "searchCrossRulings",
    "field": "crossRulings",
    "method": "GET",
    "path": "/v1/rulings/cross",
    "group": "Classification",
    "summary": "CBP CROSS ruling search",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "hts_notes"
    ],
    "availability": "closedBeta"
  },
  "searchHts": {
    "id": "searchHts",
    "document": "searchHts",
    "field": "htsSearch",
    "method": "GET",
    "path": "/v1/hts/search",
    "group": "HTS Reference",
    "summary": "Full-text HTS search",
    "mcpTool": "trade_hts_search",
    "datasets": [
      "hts_schedule"
    ],
    "availability": "public"
  },
  "searchScopeRulings": {
    "id": "searchScopeRulings",
    "document": "searchScopeRulings",
    "field": "adcvdScopeRulings",
    "method": "GET",
    "path": "/v1/adcvd/scope-rulings",
    "group": "AD/CVD",
    "summary": "Commerce scope rulings",
    "mcpTool": null,
    "datasets": [
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "closedBeta"
  },
  "traceDuty": {
    "id": "traceDuty",
    "document": "traceDuty",
    "field": "dutyTimeline",
    "method": "GET",
    "path": "/v1/duty/timeline",
    "group": "Duty Calculation",
    "summary": "Every day on which the duty on the same goods changes",
    "mcpTool": null,
    "datasets": [
      "hts_schedule",
      "chapter99_headings",
      "chapter99_programs",
      "scope_lists",
      "special_programs",
      "countries",
      "fees",
      "adcvd_orders",
      "adcvd_rates",
      "adcvd_scope"
    ],
    "availability": "public",
    "extension": true,
    "heavy": true
  }
} as const;
