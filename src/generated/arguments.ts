/** What the SDL says of an argument or an input field, in the words of REST and MCP. */
export interface DescribedArgument {
  readonly type?: 'htsNumber' | 'country' | 'date' | 'decimal' | 'integer' | 'boolean' | 'text' | 'choice' | 'textList';
  readonly items?: 'country' | 'choice';
  readonly required?: true;
  readonly description: string;
  readonly oneOf?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  /** Name of its input type, whose fields are in `inputFields`. */
  readonly input?: string;
}

/** By stored document and variable: what its value is given to. */
export const documentArguments: Readonly<Record<string, Readonly<Record<string, DescribedArgument>>>> = {
  "auditEntries": {
    "input": {
      "required": true,
      "description": "The file of entries, with what else Customs reported of them.",
      "input": "EntryAuditInput"
    }
  },
  "browseHts": {
    "section": {
      "type": "text",
      "description": "Roman numeral of a section.",
      "maxLength": 6
    },
    "chapter": {
      "type": "text",
      "description": "Two digits: only this chapter.",
      "maxLength": 2
    },
    "parent": {
      "type": "text",
      "description": "Two to ten digits, dotted or not: the rows whose numbers begin with them, with the levels above.",
      "maxLength": 13
    },
    "numberedOnly": {
      "type": "boolean",
      "description": "Leave unnumbered levels out. Without it: false."
    },
    "date": {
      "type": "date",
      "description": "Schedule of this day. Without it: of today, or as the revision printed it."
    },
    "revision": {
      "type": "text",
      "description": "Schedule as printed by this revision. Without it: as last published.",
      "maxLength": 40
    },
    "limit": {
      "type": "integer",
      "description": "Rows on the page, 1 to 100. Without it: 100.",
      "minimum": 1,
      "maximum": 100
    },
    "cursor": {
      "type": "text",
      "description": "Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page."
    }
  },
  "calculateDuty": {
    "input": {
      "required": true,
      "description": "The goods and how they are entered.",
      "input": "DutyInput"
    }
  },
  "checkAdcvd": {
    "input": {
      "required": true,
      "description": "The goods to be screened, as far as they are known.",
      "input": "AdcvdCheckInput"
    }
  },
  "checkPga": {
    "input": {
      "required": true,
      "description": "The number, its origin and the day.",
      "input": "PgaInput"
    }
  },
  "checkTradeProgramEligibility": {
    "input": {
      "required": true,
      "description": "The line, its origin and the day.",
      "input": "TradeProgramInput"
    }
  },
  "classify": {
    "input": {
      "required": true,
      "description": "The goods in words.",
      "input": "ClassifyInput"
    }
  },
  "classifyChat": {
    "input": {
      "required": true,
      "description": "The next turn; without a conversation it begins one.",
      "input": "ClassifyChatInput"
    }
  },
  "classifyReport": {
    "input": {
      "required": true,
      "description": "The product to be reported on.",
      "input": "ClassifyReportInput"
    }
  },
  "compareDuties": {
    "from": {
      "required": true,
      "description": "The question the difference starts from.",
      "input": "DutyInput"
    },
    "to": {
      "required": true,
      "description": "What is different in the second question, for example `{ date: \"2026-02-24\" }`.",
      "input": "DutyChangeInput"
    }
  },
  "compareOrigins": {
    "input": {
      "required": true,
      "description": "The goods; `origin` is left out. A preference in `spi` is claimed for its beneficiaries only.",
      "input": "DutyInput"
    }
  },
  "compareScenario": {
    "input": {
      "required": true,
      "description": "The question as it is.",
      "input": "DutyInput"
    },
    "name": {
      "type": "text",
      "required": true,
      "description": "What the answer calls it."
    },
    "withoutAuthorities": {
      "type": "textList",
      "description": "Kinds of authority whose headings are taken as not there, for example `section_232` or `section_301`: the `authorityType` of a layer. What they displaced comes back.",
      "maxItems": 20
    },
    "withoutPrograms": {
      "type": "textList",
      "description": "Programs whose headings are taken as not there, by the `program` of a layer.",
      "maxItems": 20
    },
    "withoutHeadings": {
      "type": "textList",
      "description": "Chapter 99 headings that are taken as not there.",
      "maxItems": 20
    },
    "extendHeadings": {
      "type": "textList",
      "description": "Chapter 99 headings that ended, for example published exclusions: taken as still in force as they last were for the line and origin. One that is claimed by its number is claimed.",
      "maxItems": 20
    },
    "change": {
      "description": "What is different in the question, for example another `date`.",
      "input": "DutyChangeInput"
    }
  },
  "confirmClassification": {
    "input": {
      "required": true,
      "description": "The decision to be recorded.",
      "input": "ConfirmClassificationInput"
    }
  },
  "exportAccountData": {},
  "extractAuto": {
    "input": {
      "required": true,
      "description": "The file to be read.",
      "input": "DocumentInput"
    }
  },
  "extractInvoice": {
    "input": {
      "required": true,
      "description": "The file to be read.",
      "input": "DocumentInput"
    }
  },
  "generateAdcvdReport": {
    "input": {
      "required": true,
      "description": "The goods to be reported on.",
      "input": "AdcvdReportInput"
    }
  },
  "getAdcvdLifecycle": {
    "caseNumber": {
      "type": "text",
      "required": true,
      "description": "Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing).",
      "maxLength": 20
    }
  },
  "getAdcvdOrder": {
    "caseNumber": {
      "type": "text",
      "required": true,
      "description": "Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing).",
      "maxLength": 20
    }
  },
  "getAdcvdRateAtDate": {
    "input": {
      "required": true,
      "description": "The case, the company and the day.",
      "input": "AdcvdRateInput"
    }
  },
  "getAdcvdReportPdf": {
    "id": {
      "type": "text",
      "required": true,
      "description": "Identifier of the report.",
      "maxLength": 36
    }
  },
  "getCatalogChapter": {
    "chapter": {
      "type": "text",
      "required": true,
      "description": "Two digits, 01 to 99.",
      "maxLength": 64
    },
    "date": {
      "type": "date",
      "description": "Catalog of this day. Without it: of today."
    },
    "limit": {
      "type": "integer",
      "description": "Rows on the page, 1 to 100. Without it: 100.",
      "minimum": 1,
      "maximum": 100
    },
    "cursor": {
      "type": "text",
      "description": "Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page."
    }
  },
  "getCatalogCode": {
    "code": {
      "type": "htsNumber",
      "required": true,
      "description": "Four to ten digits, dotted or not."
    },
    "date": {
      "type": "date",
      "description": "Catalog of this day. Without it: of today."
    }
  },
  "getChapter99Applicable": {
    "input": {
      "required": true,
      "description": "The line, its origin and the day.",
      "input": "Chapter99Input"
    }
  },
  "getCircumventionInquiries": {
    "filter": {
      "description": "Which to list. Without it: all.",
      "input": "AdcvdNoticeFilter"
    },
    "first": {
      "type": "integer",
      "description": "At most this many, 1 to 100. Without it: 20.",
      "minimum": 1,
      "maximum": 100
    },
    "after": {
      "type": "text",
      "description": "Value of `endCursor` of the page before. Without it: the first page.",
      "maxLength": 64
    }
  },
  "getCrossRuling": {
    "id": {
      "type": "text",
      "required": true,
      "description": "Number of the letter, for example `N338182`.",
      "maxLength": 20
    }
  },
  "getEntryAuditEntry": {
    "id": {
      "type": "text",
      "required": true,
      "description": "Identifier of the audit, as the answer to its start gave it.",
      "maxLength": 36
    },
    "number": {
      "type": "text",
      "required": true,
      "description": "Entry number, with or without dashes.",
      "maxLength": 20
    }
  },
  "getEntryAuditJob": {
    "id": {
      "type": "text",
      "required": true,
      "description": "Identifier of the audit, as the answer to its start gave it.",
      "maxLength": 36
    }
  },
  "getHtsHierarchy": {
    "code": {
      "type": "htsNumber",
      "required": true,
      "description": "Four to ten digits, dotted or not."
    },
    "date": {
      "type": "date",
      "description": "Schedule of this day. Without it: of today, or as the revision printed it."
    },
    "revision": {
      "type": "text",
      "description": "Schedule as printed by this revision. Without it: as last published.",
      "maxLength": 40
    }
  },
  "getHtsNotes": {
    "code": {
      "type": "htsNumber",
      "description": "Four to ten digits, dotted or not: notes that govern it; those that name it come first. One that no line of today's schedule has or begins with is `unknown-hts-code`."
    },
    "chapter": {
      "type": "text",
      "description": "Two digits: the notes of this chapter and of its section.",
      "maxLength": 2
    },
    "section": {
      "type": "text",
      "description": "Roman numeral: the notes of this section.",
      "maxLength": 6
    },
    "scope": {
      "type": "choice",
      "oneOf": [
        "gri",
        "general",
        "section",
        "chapter",
        "subheading",
        "additional-us",
        "statistical",
        "ch99-us-note"
      ],
      "description": "Kind of note: `gri`, `general`, `section`, `chapter`, `subheading`, `additional-us`, `statistical` or `ch99-us-note`: only these."
    },
    "mentionsOnly": {
      "type": "boolean",
      "description": "Only notes that name the code, or a heading or chapter above it. Without it: false."
    },
    "limit": {
      "type": "integer",
      "description": "Notes on the page, 1 to 100. Without it: 50.",
      "minimum": 1,
      "maximum": 100
    },
    "cursor": {
      "type": "text",
      "description": "Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page."
    }
  },
  "getRegulatoryDataStatus": {},
  "getSunsetCalendar": {
    "filter": {
      "description": "Which to list. Without it: those of a year from today.",
      "input": "AdcvdSunsetFilter"
    }
  },
  "getTariffEvents": {
    "since": {
      "type": "date",
      "description": "Events of this day and later. Without it: from the first one held."
    },
    "until": {
      "type": "date",
      "description": "Events of this day and earlier. Without it: to the last one scheduled."
    },
    "type": {
      "type": "choice",
      "oneOf": [
        "FR_notice",
        "proclamation",
        "executive_order",
        "CSMS",
        "court",
        "hts_revision",
        "statute",
        "announcement"
      ],
      "description": "Kind of event: `FR_notice`, `proclamation`, `executive_order`, `CSMS`, `court`, `hts_revision`, `statute` or `announcement`."
    },
    "authorityType": {
      "type": "choice",
      "oneOf": [
        "section_232",
        "section_301",
        "section_122",
        "section_201",
        "section_338",
        "ieepa"
      ],
      "description": "Kind of authority: `section_232`, `section_301`, `section_122`, `section_201`, `section_338` or `ieepa`."
    },
    "heading": {
      "type": "text",
      "description": "Only events that concern this Chapter 99 heading, for example `9903.88.69`.",
      "maxLength": 10
    },
    "hts": {
      "type": "htsNumber",
      "description": "Only events that concern a heading whose lists name this number, of 4 to 10 digits, or that names all goods."
    },
    "limit": {
      "type": "integer",
      "description": "Events on the page, 1 to 100. Without it: 50.",
      "minimum": 1,
      "maximum": 100
    },
    "cursor": {
      "type": "text",
      "description": "Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page."
    }
  },
  "getUsageSummary": {},
  "listCatalogSections": {
    "date": {
      "type": "date",
      "description": "Catalog of this day. Without it: of today."
    }
  },
  "listEntryAuditFindings": {
    "id": {
      "type": "text",
      "required": true,
      "description": "Identifier of the audit, as the answer to its start gave it.",
      "maxLength": 36
    },
    "severity": {
      "type": "textList",
      "items": "choice",
      "oneOf": [
        "error",
        "opportunity",
        "advisory",
        "info"
      ],
      "description": "Only these severities. Without it: all.",
      "maxItems": 100
    },
    "code": {
      "type": "textList",
      "description": "Only these codes, for example `T01`. Without it: all.",
      "maxItems": 100
    },
    "sort": {
      "type": "choice",
      "oneOf": [
        "money",
        "deadline",
        "entry"
      ],
      "description": "What comes first. Without it: money."
    },
    "first": {
      "type": "integer",
      "description": "Findings of a page, 1 to 100. Without it: 20.",
      "minimum": 1,
      "maximum": 100
    },
    "after": {
      "type": "text",
      "description": "Value of `endCursor` of the page before. Without it: the first page.",
      "maxLength": 64
    }
  },
  "listEntryAuditJobs": {},
  "listLawChanges": {
    "since": {
      "type": "date",
      "description": "Applied on this day (UTC) and later. Without it: from the first."
    },
    "hts": {
      "type": "text",
      "description": "Only changes that touch this number of 4 to 10 digits, one under it or one above it, or a Chapter 99 heading whose lists name it or that names all goods of its countries. Several numbers, such as those of all parts, are separated by commas, at most 250. Without it: all.",
      "maxLength": 3999
    },
    "limit": {
      "type": "integer",
      "description": "Changes on the page, 1 to 100. Without it: 50.",
      "minimum": 1,
      "maximum": 100
    },
    "cursor": {
      "type": "text",
      "description": "Value of `pageInfo.endCursor` of the page before; it stays valid. Without it: the first page."
    }
  },
  "pricePortfolio": {
    "input": {
      "required": true,
      "description": "The parts to price, and by what day.",
      "input": "PortfolioInput"
    }
  },
  "proveDuty": {
    "input": {
      "required": true,
      "description": "The goods and how they are entered.",
      "input": "DutyInput"
    }
  },
  "searchAdcvdOrders": {
    "filter": {
      "description": "Which to list. Without it: all.",
      "input": "AdcvdOrderFilter"
    },
    "first": {
      "type": "integer",
      "description": "At most this many, 1 to 100. Without it: 20.",
      "minimum": 1,
      "maximum": 100
    },
    "after": {
      "type": "text",
      "description": "Value of `endCursor` of the page before. Without it: the first page.",
      "maxLength": 64
    },
    "page": {
      "type": "boolean",
      "description": "True: the orders of this page alone. Without it: false."
    }
  },
  "searchCatalog": {
    "q": {
      "type": "text",
      "required": true,
      "description": "Words or a number, whole or begun. Up to 1,000 characters.",
      "maxLength": 1000
    },
    "chapter": {
      "type": "text",
      "description": "Two digits: only this chapter.",
      "maxLength": 2
    },
    "date": {
      "type": "date",
      "description": "Catalog of this day. Without it: of today."
    },
    "limit": {
      "type": "integer",
      "description": "Results on the page, 1 to 100. Without it: 20.",
      "minimum": 1,
      "maximum": 100
    },
    "cursor": {
      "type": "text",
      "description": "Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page."
    }
  },
  "searchCitDecisions": {
    "filter": {
      "description": "Which to list. Without it: all.",
      "input": "AdcvdNoticeFilter"
    },
    "first": {
      "type": "integer",
      "description": "At most this many, 1 to 100. Without it: 20.",
      "minimum": 1,
      "maximum": 100
    },
    "after": {
      "type": "text",
      "description": "Value of `endCursor` of the page before. Without it: the first page.",
      "maxLength": 64
    }
  },
  "searchCrossRulings": {
    "filter": {
      "description": "Which to list. Without it: all.",
      "input": "CrossRulingFilter"
    },
    "first": {
      "type": "integer",
      "description": "At most this many, 1 to 100. Without it: 20.",
      "minimum": 1,
      "maximum": 100
    },
    "after": {
      "type": "text",
      "description": "Value of `endCursor` of the page before.",
      "maxLength": 64
    }
  },
  "searchHts": {
    "q": {
      "type": "text",
      "required": true,
      "description": "Words (prefixes, trade names and up to 12 misspellings are understood) or a number, dotted or not. Up to 1,000 characters.",
      "maxLength": 1000
    },
    "chapter": {
      "type": "text",
      "description": "Two digits: only this chapter. Words are looked for in Chapters 1 to 97 unless 98 or 99 is named here.",
      "maxLength": 2
    },
    "parent": {
      "type": "text",
      "description": "Two to ten digits, dotted or not: only numbers that begin with them.",
      "maxLength": 13
    },
    "date": {
      "type": "date",
      "description": "Schedule of this day. Without it: of today, or as the revision printed it."
    },
    "revision": {
      "type": "text",
      "description": "Schedule as printed by this revision, for example `2026_rev_10`. Without it: as last published.",
      "maxLength": 40
    },
    "limit": {
      "type": "integer",
      "description": "Results on the page, 1 to 100. Without it: 20.",
      "minimum": 1,
      "maximum": 100
    },
    "cursor": {
      "type": "text",
      "description": "Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page."
    }
  },
  "searchScopeRulings": {
    "filter": {
      "description": "Which to list. Without it: all.",
      "input": "AdcvdNoticeFilter"
    },
    "first": {
      "type": "integer",
      "description": "At most this many, 1 to 100. Without it: 20.",
      "minimum": 1,
      "maximum": 100
    },
    "after": {
      "type": "text",
      "description": "Value of `endCursor` of the page before. Without it: the first page.",
      "maxLength": 64
    }
  },
  "traceDuty": {
    "input": {
      "required": true,
      "description": "The goods; `date` is left out. With `asFiled` each day is read by the text of the law published by that very day, as `dutyInfo` reads it with `asFiled` and the day as `date`: a correction changes the duty on the day it is published, not on the first day it reaches back to. Days after the newest publication read the newest text.",
      "input": "DutyInput"
    },
    "from": {
      "type": "date",
      "description": "First day. Without it: the first covered day."
    },
    "to": {
      "type": "date",
      "description": "Last day. Without it: the last covered day, up to which user fees are published."
    }
  }
};

/** By input type and field. */
export const inputFields: typeof documentArguments = {
  "AdcvdCheckInput": {
    "country": {
      "type": "country",
      "description": "Country of origin, two capital letters. Without it: orders on every country are looked at."
    },
    "entryDate": {
      "type": "date",
      "description": "Entry date, not after today. Without it: today in America/New_York."
    },
    "exporter": {
      "type": "text",
      "description": "Exporter of the goods. At most 255 characters."
    },
    "facts": {
      "description": "Structured facts of the goods, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ...",
      "maxItems": 40,
      "input": "ProductFactInput"
    },
    "htsCode": {
      "type": "htsNumber",
      "description": "Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope. One that no line of the schedule has or begins with on the entry date is `unknown-hts-code`. Without it: orders are found by words."
    },
    "manufacturer": {
      "type": "text",
      "description": "Producer of the goods. At most 255 characters."
    },
    "productDescription": {
      "type": "text",
      "description": "The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters.",
      "maxLength": 2000
    }
  },
  "AdcvdNoticeFilter": {
    "caseNumber": {
      "type": "text",
      "description": "Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing).",
      "maxLength": 20
    },
    "court": {
      "type": "choice",
      "oneOf": [
        "CIT",
        "CAFC"
      ],
      "description": "Court of International Trade (`CIT`) or Court of Appeals for the Federal Circuit (`CAFC`); court decisions only."
    },
    "outcome": {
      "type": "text",
      "description": "Outcome, exactly."
    },
    "q": {
      "type": "text",
      "description": "Words of the subject or title; every word must occur, beginnings of words are enough.",
      "maxLength": 1000
    },
    "since": {
      "type": "date",
      "description": "Only those from this day on."
    },
    "stage": {
      "type": "choice",
      "oneOf": [
        "initiation",
        "preliminary",
        "final",
        "rescission"
      ],
      "description": "Stage of the inquiry: `initiation`, `preliminary`, `final` or `rescission`; circumvention only."
    }
  },
  "AdcvdOrderFilter": {
    "caseNumber": {
      "type": "text",
      "description": "Case number, whole or its beginning (`A-570`).",
      "maxLength": 20
    },
    "country": {
      "type": "country",
      "description": "Country of the order, two capital letters."
    },
    "hts": {
      "type": "htsNumber",
      "description": "Tariff number, 4 to 10 digits: orders that list it, a heading above it or a line under it."
    },
    "orderType": {
      "type": "choice",
      "oneOf": [
        "AD",
        "CVD"
      ],
      "description": "Kind of order: `AD` (antidumping) or `CVD` (countervailing)."
    },
    "q": {
      "type": "text",
      "description": "Words of the product; every word must occur, beginnings of words are enough.",
      "maxLength": 1000
    },
    "status": {
      "type": "choice",
      "oneOf": [
        "active",
        "revoked",
        "suspension_agreement",
        "active_2020_unconfirmed",
        "not_in_2020_itc_list"
      ],
      "description": "Status of the order: `active`, `revoked`, `suspension_agreement`, `active_2020_unconfirmed` or `not_in_2020_itc_list`."
    }
  },
  "AdcvdRateInput": {
    "caseNumber": {
      "type": "text",
      "required": true,
      "description": "Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing).",
      "maxLength": 20
    },
    "company": {
      "type": "text",
      "description": "Exporter, or the company when it is both. Without it: the rate of companies without their own."
    },
    "date": {
      "type": "date",
      "description": "Day, not after today. Without it: today in America/New_York."
    },
    "producer": {
      "type": "text",
      "description": "Producer, where it is another company."
    }
  },
  "AdcvdReportInput": {
    "caseNumbers": {
      "type": "textList",
      "description": "Only these cases, at most 20; they are analysed even where nothing points to them. Without it: every match.",
      "maxItems": 20
    },
    "country": {
      "type": "country",
      "description": "Country of origin, two capital letters."
    },
    "entryDate": {
      "type": "date",
      "description": "Entry date, not after today. Without it: today in America/New_York."
    },
    "exporter": {
      "type": "text",
      "description": "Exporter of the goods."
    },
    "facts": {
      "description": "Structured facts of the goods, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ...",
      "maxItems": 40,
      "input": "ProductFactInput"
    },
    "htsCode": {
      "type": "htsNumber",
      "description": "Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope."
    },
    "manufacturer": {
      "type": "text",
      "description": "Producer of the goods."
    },
    "productDescription": {
      "type": "text",
      "required": true,
      "description": "The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters.",
      "maxLength": 2000
    },
    "title": {
      "type": "text",
      "description": "Title of the report, at most 120 characters. Without it: made from the goods.",
      "maxLength": 120
    }
  },
  "AdcvdSunsetFilter": {
    "country": {
      "type": "country",
      "description": "Country of the order, two capital letters."
    },
    "from": {
      "type": "date",
      "description": "First day. Without it: today."
    },
    "orderType": {
      "type": "choice",
      "oneOf": [
        "AD",
        "CVD"
      ],
      "description": "Kind of order: `AD` (antidumping) or `CVD` (countervailing)."
    },
    "to": {
      "type": "date",
      "description": "Last day, at most ten years later. Without it: one year after `from`."
    }
  },
  "Chapter99Input": {
    "country": {
      "type": "country",
      "required": true,
      "description": "Country of origin (19 CFR 134.1(b)): most headings depend on it."
    },
    "date": {
      "type": "date",
      "description": "Entry date; the headings are those in force on it. Without it: today in America/New_York."
    },
    "facts": {
      "description": "Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest.",
      "maxItems": 100,
      "input": "FactInput"
    },
    "hts": {
      "type": "htsNumber",
      "required": true,
      "description": "Line of Chapters 1 to 97: ten digits, dotted or not; eight where all statistical lines under it are treated alike."
    },
    "otherOrigins": {
      "type": "boolean",
      "description": "False: headings for products of other countries only are left out of `notApplicable`. Without it: true."
    },
    "spi": {
      "type": "text",
      "description": "Special program indicator claimed with proof of origin, for example `S` (general note 3(c)(i)), or `none`.",
      "maxLength": 8
    }
  },
  "ClassifyChatInput": {
    "entryDate": {
      "type": "date",
      "description": "The schedule of this day, at the first turn. Without it: of today in America/New_York."
    },
    "message": {
      "type": "text",
      "required": true,
      "description": "A description, a `value` or `label` of the question asked, or more about the goods. At most 2,000 characters.",
      "maxLength": 2000
    },
    "sessionId": {
      "type": "text",
      "description": "Conversation to go on with. Without it: a new one, and `message` describes the goods.",
      "maxLength": 36
    }
  },
  "ClassifyInput": {
    "countryOfOrigin": {
      "type": "country",
      "description": "Country of origin. It decides no number; a report computes the duty from it."
    },
    "description": {
      "type": "text",
      "required": true,
      "description": "What the goods are, of what, how made, what for, with measures. At most 2,000 characters.",
      "maxLength": 2000
    },
    "entryDate": {
      "type": "date",
      "description": "The schedule of this day. Without it: of today in America/New_York."
    },
    "form": {
      "type": "text",
      "description": "Their form or state: sheet, powder, knitted, unassembled."
    },
    "limit": {
      "type": "integer",
      "description": "Most candidates, 1 to 20. Without it: 10.",
      "minimum": 1,
      "maximum": 20
    },
    "material": {
      "type": "text",
      "description": "What they are made of, with shares by weight where known. Without it: only what the description says."
    },
    "use": {
      "type": "text",
      "description": "What they are for."
    }
  },
  "ClassifyReportInput": {
    "countryOfOrigin": {
      "type": "country",
      "description": "Country of origin. Without it: the duty is computed without one."
    },
    "declaredValue": {
      "type": "decimal",
      "description": "Customs value in USD. Without it: no amounts.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "description": {
      "type": "text",
      "required": true,
      "description": "What the goods are, of what, how made, what for, with measures. At most 2,000 characters.",
      "maxLength": 2000
    },
    "entryDate": {
      "type": "date",
      "description": "Entry date. Without it: today in America/New_York."
    },
    "form": {
      "type": "text",
      "description": "Their form or state: sheet, powder, knitted, unassembled."
    },
    "htsCode": {
      "type": "htsNumber",
      "description": "The number to report on, 8 or 10 digits. Without it: the first candidate."
    },
    "material": {
      "type": "text",
      "description": "What they are made of, with shares by weight where known. Without it: only what the description says."
    },
    "shareDays": {
      "type": "integer",
      "description": "Days the link works, 1 to 90. Without it: 30.",
      "minimum": 1,
      "maximum": 90
    },
    "title": {
      "type": "text",
      "description": "Title of the report; made from the goods without it. At most 120 characters.",
      "maxLength": 120
    },
    "use": {
      "type": "text",
      "description": "What they are for."
    }
  },
  "ConfirmClassificationInput": {
    "confirmedBy": {
      "type": "text",
      "required": true,
      "description": "Who decided. At most 255 characters."
    },
    "confirmedCode": {
      "type": "htsNumber",
      "required": true,
      "description": "The number decided on, 8 or 10 digits, in the schedule of the day."
    },
    "description": {
      "type": "text",
      "description": "The goods. Without it: as the conversation describes them.",
      "maxLength": 2000
    },
    "entryDate": {
      "type": "date",
      "description": "The schedule of this day. Without it: of today in America/New_York."
    },
    "reason": {
      "type": "text",
      "required": true,
      "description": "Why: the rule, note or ruling it rests on. At most 2,000 characters.",
      "maxLength": 2000
    },
    "sessionId": {
      "type": "text",
      "description": "Conversation that led to it. Without it: there was none.",
      "maxLength": 36
    },
    "suggestedCode": {
      "type": "htsNumber",
      "description": "The number it takes the place of, 6 to 10 digits. Without it: what the conversation came to, or none."
    }
  },
  "CrossRulingFilter": {
    "collection": {
      "type": "choice",
      "oneOf": [
        "HQ",
        "NY"
      ],
      "description": "Headquarters (`HQ`) or the National Commodity Specialist Division (`NY`). Without it: both."
    },
    "from": {
      "type": "date",
      "description": "First day of the letter. Without it: any."
    },
    "hts": {
      "type": "htsNumber",
      "description": "A tariff number, 4 to 10 digits: letters that name it, or one under it. Without it: any."
    },
    "includeRevoked": {
      "type": "boolean",
      "description": "True: letters that were revoked are listed too. Without it: false."
    },
    "q": {
      "type": "text",
      "description": "Words of subject and text; `\"in quotes\"` side by side, `or`, `-not`. Without it: any.",
      "maxLength": 1000
    },
    "to": {
      "type": "date",
      "description": "Last day of the letter. Without it: any."
    }
  },
  "DocumentInput": {
    "content": {
      "type": "text",
      "required": true,
      "description": "The bytes of the file in base64 (RFC 4648), at most what a body of 1 MiB holds. An address is no file: nothing is fetched.",
      "maxLength": 1048576
    },
    "mediaType": {
      "type": "text",
      "description": "Media type the file is believed to have. Bytes of another type are refused (`unsupported-media-type`), and a type that is not read (`invalid-parameter`). Null, or `application/octet-stream`: whatever is read is welcome.",
      "maxLength": 127
    }
  },
  "DutyChangeInput": {
    "adcvdDeclared": {
      "type": "textList",
      "description": "AD/CVD case numbers declared instead of those of the first question.",
      "maxItems": 20
    },
    "adcvdDisclaimed": {
      "type": "textList",
      "description": "AD/CVD case numbers disclaimed instead of those of the first question.",
      "maxItems": 20
    },
    "aluminum": {
      "type": "decimal",
      "description": "Another aluminum content, percent of the customs value.",
      "minimum": 0,
      "maximum": 100
    },
    "asFiled": {
      "type": "boolean",
      "description": "True: the law as it was published on the entry date; false: as last corrected."
    },
    "copper": {
      "type": "decimal",
      "description": "Another copper content, percent of the customs value.",
      "minimum": 0,
      "maximum": 100
    },
    "date": {
      "type": "date",
      "description": "Another entry date."
    },
    "degrees": {
      "type": "decimal",
      "description": "Other sugar degrees or degrees proof.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "departure": {
      "type": "date",
      "description": "Another day of loading."
    },
    "exclusions": {
      "type": "textList",
      "description": "Chapter 99 headings claimed instead of those of the first question.",
      "maxItems": 20
    },
    "exporter": {
      "type": "text",
      "description": "Another exporter."
    },
    "facts": {
      "description": "Answers added to those of the first question; an answer to the same key takes its place.",
      "maxItems": 100,
      "input": "FactInput"
    },
    "hts": {
      "type": "htsNumber",
      "description": "Another line."
    },
    "manufacturerName": {
      "type": "text",
      "description": "Another manufacturer."
    },
    "measures": {
      "description": "Quantities added to those of the first question; one in the same unit takes its place.",
      "maxItems": 100,
      "input": "MeasureInput"
    },
    "meltpour": {
      "type": "country",
      "description": "Another country where the steel was melted and poured."
    },
    "origin": {
      "type": "country",
      "description": "Another country of origin."
    },
    "productDescription": {
      "type": "text",
      "description": "Other words for the goods.",
      "maxLength": 2000
    },
    "qty": {
      "type": "decimal",
      "description": "Another quantity in the line's first unit.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "qty2": {
      "type": "decimal",
      "description": "Another quantity in the line's second unit.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "scopeFacts": {
      "description": "Other structured facts that scopes of AD/CVD orders turn on, in place of those of the first question.",
      "maxItems": 40,
      "input": "ProductFactInput"
    },
    "spi": {
      "type": "text",
      "description": "Another special program indicator claimed, or `none`.",
      "maxLength": 8
    },
    "steel": {
      "type": "decimal",
      "description": "Another steel content, percent of the customs value.",
      "minimum": 0,
      "maximum": 100
    },
    "transport": {
      "type": "choice",
      "oneOf": [
        "ocean",
        "air",
        "truck",
        "rail"
      ],
      "description": "Another mode of transport."
    },
    "uscast": {
      "type": "boolean",
      "description": "Whether the importer certifies that the aluminum was smelted and cast in the United States."
    },
    "uscontent": {
      "type": "decimal",
      "description": "Another United States content, percent of the customs value.",
      "minimum": 0,
      "maximum": 100
    },
    "usmelt": {
      "type": "boolean",
      "description": "Whether the importer certifies that the steel was melted and poured in the United States."
    },
    "valuation": {
      "description": "Other adjustments of the declared value, in place of those of the first question.",
      "input": "ValuationInput"
    },
    "value": {
      "type": "decimal",
      "description": "Another declared value, USD.",
      "minimum": 0,
      "maximum": 1000000000000
    }
  },
  "DutyInput": {
    "adcvdDeclared": {
      "type": "textList",
      "description": "AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)).",
      "maxItems": 20
    },
    "adcvdDisclaimed": {
      "type": "textList",
      "description": "AD/CVD case numbers the importer states the goods are outside of, at most 20.",
      "maxItems": 20
    },
    "aluminum": {
      "type": "decimal",
      "description": "Aluminum content, percent of the customs value, 0 to 100.",
      "minimum": 0,
      "maximum": 100
    },
    "asFiled": {
      "type": "boolean",
      "description": "True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false."
    },
    "copper": {
      "type": "decimal",
      "description": "Copper content, percent of the customs value, 0 to 100.",
      "minimum": 0,
      "maximum": 100
    },
    "date": {
      "type": "date",
      "description": "Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York."
    },
    "degrees": {
      "type": "decimal",
      "description": "Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "departure": {
      "type": "date",
      "description": "Day the goods were loaded on the final mode of transit, for in-transit rules."
    },
    "exclusions": {
      "type": "textList",
      "description": "Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides.",
      "maxItems": 20
    },
    "exporter": {
      "type": "text",
      "description": "Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107)."
    },
    "facts": {
      "description": "Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest.",
      "maxItems": 100,
      "input": "FactInput"
    },
    "hts": {
      "type": "htsNumber",
      "required": true,
      "description": "Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning."
    },
    "includeLegalNoteRequiredInputs": {
      "type": "boolean",
      "description": "True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes."
    },
    "legalNoteFacts": {
      "description": "Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name.",
      "maxItems": 100,
      "input": "FactInput"
    },
    "manufacturerName": {
      "type": "text",
      "description": "Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107)."
    },
    "measures": {
      "description": "Quantities and component values that the line's own units do not cover, each unit once.",
      "maxItems": 100,
      "input": "MeasureInput"
    },
    "meltpour": {
      "type": "country",
      "description": "Country where the steel was melted and poured."
    },
    "origin": {
      "type": "country",
      "description": "Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined."
    },
    "productDescription": {
      "type": "text",
      "description": "The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225).",
      "maxLength": 2000
    },
    "qty": {
      "type": "decimal",
      "description": "Quantity in the line's first unit of measure.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "qty2": {
      "type": "decimal",
      "description": "Quantity in the line's second unit of measure.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "scopeFacts": {
      "description": "Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ...",
      "maxItems": 40,
      "input": "ProductFactInput"
    },
    "spi": {
      "type": "text",
      "description": "Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for.",
      "maxLength": 8
    },
    "steel": {
      "type": "decimal",
      "description": "Steel content, percent of the customs value, 0 to 100.",
      "minimum": 0,
      "maximum": 100
    },
    "transport": {
      "type": "choice",
      "oneOf": [
        "ocean",
        "air",
        "truck",
        "rail"
      ],
      "description": "Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only."
    },
    "uscast": {
      "type": "boolean",
      "description": "True: the importer certifies that the aluminum was smelted and cast in the United States."
    },
    "uscontent": {
      "type": "decimal",
      "description": "United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties.",
      "minimum": 0,
      "maximum": 100
    },
    "usmelt": {
      "type": "boolean",
      "description": "True: the importer certifies that the steel was melted and poured in the United States."
    },
    "valuation": {
      "description": "Adjustments of the declared value to the customs value (19 CFR 152.103).",
      "input": "ValuationInput"
    },
    "value": {
      "type": "decimal",
      "description": "Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts.",
      "minimum": 0,
      "maximum": 1000000000000
    }
  },
  "EntryAuditInput": {
    "asOf": {
      "type": "date",
      "description": "The day that rights and deadlines are counted to; the law of a line is that of its entry date. Without it: today in America/New_York."
    },
    "columns": {
      "description": "Headers of the table by field, for those that are not known: `[{ field: \"entryNumber\", header: \"Our Reference\" }]`.",
      "maxItems": 100,
      "input": "EntryColumnInput"
    },
    "content": {
      "type": "text",
      "required": true,
      "description": "The bytes of ACE report ES-003 or a table of a broker as CSV or XLSX, or of entry summaries in CATAIR form, in base64 (RFC 4648): text in UTF-8, at most what a body of 1 MiB holds. Larger files: a stored audit, or `dutygraph audit`.",
      "maxLength": 1048576
    },
    "reports": {
      "type": "textList",
      "description": "Reports of Customs that say more of these entries, each as `content` is, at most 5: CAPE claims (ACE ES-022), notices of liquidation (ES-701, ES-702), refunds (REV-603, REV-613, REV-615), statements (REV-101 to REV-104). Without it: none.",
      "maxLength": 1048576,
      "maxItems": 5
    }
  },
  "EntryColumnInput": {
    "field": {
      "type": "text",
      "required": true,
      "description": "Name of the field, for example `entryNumber`, `hts`, `tariffDuty`."
    },
    "header": {
      "type": "text",
      "required": true,
      "description": "Header as the table prints it."
    }
  },
  "FactInput": {
    "key": {
      "type": "text",
      "required": true,
      "description": "The key, for example `smelt_country`."
    },
    "value": {
      "type": "text",
      "required": true,
      "description": "The answer as text: `true` or `false`, a plain decimal, a date, a country (`unknown` where the key takes it), a code or a Chapter 99 heading, as the key's type says."
    }
  },
  "MeasureInput": {
    "key": {
      "type": "text",
      "required": true,
      "description": "Unit code, for example `KG`, `PFL` or `CASE_USD`."
    },
    "value": {
      "type": "decimal",
      "required": true,
      "description": "The quantity in that unit."
    }
  },
  "PartInput": {
    "adcvdDeclared": {
      "type": "textList",
      "description": "AD/CVD cases that the goods are entered under: their deposits are in the duty.",
      "maxItems": 20
    },
    "adcvdDisclaimed": {
      "type": "textList",
      "description": "AD/CVD cases that the goods are not within.",
      "maxItems": 20
    },
    "aluminum": {
      "type": "decimal",
      "description": "Aluminum content, percent of the customs value."
    },
    "annualQuantity": {
      "type": "decimal",
      "description": "Pieces a year."
    },
    "annualValue": {
      "type": "decimal",
      "description": "Customs value of a year, USD. Without it: `unitValue` times `annualQuantity`."
    },
    "copper": {
      "type": "decimal",
      "description": "Copper content, percent of the customs value."
    },
    "description": {
      "type": "text",
      "description": "The goods in words; a part without a tariff number gets the nearest lines by it.",
      "maxLength": 2000
    },
    "facts": {
      "description": "Answers to facts of the vocabulary.",
      "maxItems": 100,
      "input": "FactInput"
    },
    "hts": {
      "type": "text",
      "description": "HTS code, 8 or 10 digits. Without it: the part is not priced, and the nearest lines are named."
    },
    "measures": {
      "description": "Quantities of a year by unit code.",
      "maxItems": 100,
      "input": "MeasureInput"
    },
    "origin": {
      "type": "country",
      "description": "Country of origin. Without it: what depends on it stays undetermined."
    },
    "partNumber": {
      "type": "text",
      "description": "Number of the part at its importer."
    },
    "spi": {
      "type": "text",
      "description": "Special program indicator that is claimed (general note 3(c)(i))."
    },
    "steel": {
      "type": "decimal",
      "description": "Steel content, percent of the customs value."
    },
    "supplier": {
      "type": "text",
      "description": "Who supplies it, for sums by supplier."
    },
    "transport": {
      "type": "text",
      "description": "`ocean`, `air`, `truck` or `rail`."
    },
    "unitValue": {
      "type": "decimal",
      "description": "Customs value of one piece, USD."
    }
  },
  "PgaInput": {
    "agency": {
      "type": "text",
      "description": "Only this agency, by its abbreviation, for example `FDA`. An unknown one is refused, naming the nearest.",
      "maxLength": 20
    },
    "country": {
      "type": "country",
      "description": "Country of origin. The flags held depend on no country: it is given back, and a warning says so."
    },
    "date": {
      "type": "date",
      "description": "Flags in force on this day. Without it: on today in America/New_York."
    },
    "hts": {
      "type": "htsNumber",
      "required": true,
      "description": "Four to ten digits, dotted or not, of any chapter."
    }
  },
  "PortfolioInput": {
    "content": {
      "type": "text",
      "description": "A table of parts as CSV or XLSX in base64 (RFC 4648), at most what a body of 1 MiB holds: `Part Number`, `Description`, `HTS`, `Origin`, `Annual Value` and more ([columns](/docs)). The `csv` of an answer is read again. Without it: they are in `parts`.",
      "maxLength": 1048576
    },
    "date": {
      "type": "date",
      "description": "The day whose law they are priced by. Without it: today in America/New_York."
    },
    "origins": {
      "type": "textList",
      "items": "country",
      "description": "Countries whose duty is computed beside that of the part's own, without its preference; at most 10.",
      "maxItems": 10
    },
    "parts": {
      "description": "The parts, at most 250. Without it: they are in `content`.",
      "maxItems": 250,
      "input": "PartInput"
    },
    "workbook": {
      "type": "boolean",
      "description": "True: the answer has the table as an XLSX `workbook` too."
    }
  },
  "ProductFactInput": {
    "key": {
      "type": "text",
      "required": true,
      "description": "`material`, `form`, `process`, `use`, `state`, `standard`, `finish`, `packaging`, `marking`, `power`; or a number: `thicknessMm`, `widthMm`, `lengthMm`, `depthMm`, `outsideDiameterMm`, `diameterMm`, `weightKg`, `areaMm2`, `displacementCc`, `powerKw`, `hardnessHrc`, `pieces`, `percent.<component>` (by weight)."
    },
    "value": {
      "type": "text",
      "required": true,
      "description": "The answer: words, or a plain decimal for a number."
    }
  },
  "TradeProgramInput": {
    "country": {
      "type": "country",
      "required": true,
      "description": "Country of origin (19 CFR 134.1(b))."
    },
    "date": {
      "type": "date",
      "description": "Entry date. Without it: today in America/New_York."
    },
    "hts": {
      "type": "htsNumber",
      "required": true,
      "description": "Line of Chapters 1 to 97: ten digits, dotted or not; eight where all statistical lines under it have the same duty."
    },
    "program": {
      "type": "text",
      "description": "Only this special program indicator, for example `S`. Without it: every program printed on the line or open to the country.",
      "maxLength": 8
    },
    "value": {
      "type": "decimal",
      "description": "Customs value, USD, for what a claim saves. Without it: rates without amounts.",
      "minimum": 0,
      "maximum": 1000000000000
    }
  },
  "ValuationInput": {
    "assistsValue": {
      "type": "decimal",
      "description": "Assists supplied by the buyer (19 CFR 152.103(b)(1)(iii)), USD; added.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "dutiesAndTaxesDeduction": {
      "type": "decimal",
      "description": "Customs duties and federal taxes in the price, identified separately (19 CFR 152.103(i)(2)), USD; deducted.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "firstSaleValue": {
      "type": "decimal",
      "description": "Price of the first sale for exportation, USD; replaces the declared value (T.D. 96-87).",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "freightDeduction": {
      "type": "decimal",
      "description": "International freight included in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "insuranceDeduction": {
      "type": "decimal",
      "description": "Insurance of the international shipment in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "packingCosts": {
      "type": "decimal",
      "description": "Packing costs paid by the buyer (19 CFR 152.103(b)(1)(i)), USD; added.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "postImportationDeduction": {
      "type": "decimal",
      "description": "Assembly, maintenance and transport after importation, identified separately (19 CFR 152.103(i)(1)), USD; deducted.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "proceedsValue": {
      "type": "decimal",
      "description": "Proceeds of resale, disposal or use that accrue to the seller (19 CFR 152.103(b)(1)(v)), USD; added.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "royaltiesValue": {
      "type": "decimal",
      "description": "Royalties and license fees (19 CFR 152.103(b)(1)(iv)), USD; added.",
      "minimum": 0,
      "maximum": 1000000000000
    },
    "sellingCommissions": {
      "type": "decimal",
      "description": "Selling commissions paid by the buyer (19 CFR 152.103(b)(1)(ii)), USD; added.",
      "minimum": 0,
      "maximum": 1000000000000
    }
  }
};
