// Generated from the OpenAPI document by `npm run generate:clients`: do not edit.

/** Version of the description that this client was made from. */
export const VERSION = '0.1.0';

export interface ClientSettings {
  /** Where the service answers, for example http://localhost:4000. */
  readonly baseUrl: string;
  /** Absent: only what needs no key is answered. */
  readonly apiKey?: string | undefined;
  /** Attempts after the first one that a GET makes when the service is busy or away; 2 unless told. */
  readonly retries?: number | undefined;
  /** The fetch to use; that of the platform unless told. */
  readonly fetch?: typeof fetch | undefined;
}

export interface CallOptions {
  /** A kept data version to answer from. */
  readonly dataVersion?: string | undefined;
  /** For a POST: the same key within 24 hours is answered with the first answer. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An answer that is a file. */
export interface FileAnswer {
  readonly fileName: string | null;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A refusal, with the problem that the service sent. */
export class DutygraphError extends Error {
  readonly problem: Problem;
  /** Seconds to wait before the next attempt; null where it would not help. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null) {
    super(`${problem.status} ${problem.title}: ${problem.detail}`);
    this.name = 'DutygraphError';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly given?: object;
  /** What stands before the names of the members of an open map. */
  readonly prefixes?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it is. */
  readonly file?: Blob | Uint8Array<ArrayBuffer>;
  /** What is answered; JSON unless told. */
  readonly gives?: 'file' | 'nothing';
}

const BUSY = [429, 502, 503, 504];

/** Sends calls, waits as the service asks, and turns refusals into errors. */
export class Transport {
  private readonly settings: ClientSettings;

  constructor(settings: ClientSettings) {
    this.settings = settings;
  }

  protected async send<T>(call: Call, options: CallOptions): Promise<T> {
    const { retries = 2, fetch: doFetch = fetch } = this.settings;
    const address = this.settings.baseUrl.replace(/\/$/, '') + toTarget(call);
    for (let attempt = 0; ; attempt += 1) {
      const response = await doFetch(address, this.requestOf(call, options));
      if (response.ok) return (await readAnswer(response, call)) as T;
      const after = Number(response.headers.get('retry-after') ?? NaN);
      const mayRepeat = call.method === 'GET' && BUSY.includes(response.status) && attempt < retries;
      if (!mayRepeat) throw await toError(response, Number.isNaN(after) ? null : after);
      await response.arrayBuffer();
      const seconds = Number.isNaN(after) ? 2 ** attempt : after;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }

  private requestOf({ method, body, file }: Call, options: CallOptions): RequestInit {
    const headers: Record<string, string> = { Accept: 'application/json, application/problem+json, */*;q=0.9' };
    if (this.settings.apiKey !== undefined) headers.Authorization = `Bearer ${this.settings.apiKey}`;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (file !== undefined) headers['Content-Type'] = 'application/octet-stream';
    if (options.dataVersion !== undefined) headers['Data-Version'] = options.dataVersion;
    if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
    return {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(file !== undefined && { body: file }),
      ...(options.signal !== undefined && { signal: options.signal }),
    };
  }
}

/** Path and query: lists are joined by commas, members of an open map are parameters of their own. */
function toTarget({ path, given = {}, prefixes = {} }: Call): string {
  const search = new URLSearchParams();
  let address = path;
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (value === undefined) continue;
    if (address.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (Array.isArray(value)) search.set(name, value.join(','));
    else if (typeof value === 'object' && value !== null)
      for (const [key, member] of Object.entries(value)) search.set(withPrefix(key, prefixes[name]), String(member));
    else search.set(name, String(value));
  }
  const query = search.toString();
  return query === '' ? address : `${address}?${query}`;
}

/** Names may be given with their prefix, as the address has them, or without. */
function withPrefix(name: string, prefix = ''): string {
  return name.startsWith(prefix) ? name : prefix + name;
}

async function readAnswer(response: Response, { gives }: Call): Promise<unknown> {
  if (gives === undefined) return response.json();
  if (gives === 'file') return toFile(response);
  await response.arrayBuffer();
  return undefined;
}

async function toFile(response: Response): Promise<FileAnswer> {
  const [, fileName = null] = /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const mediaType = response.headers.get('content-type') ?? '';
  return { fileName, mediaType, bytes: new Uint8Array(await response.arrayBuffer()) };
}

async function toError(response: Response, retryAfter: number | null): Promise<Error> {
  const text = await response.text();
  if (!(response.headers.get('content-type') ?? '').startsWith('application/problem+json'))
    return new Error(`${response.status} without a problem: ${text.slice(0, 200)}`);
  return new DutygraphError(JSON.parse(text) as Problem, retryAfter);
}

/** The operations of the service, each under its name. */
export class Dutygraph extends Transport {
  /** Full landed duty for one HTS line. The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry. REST: [`GET /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDuty), [`POST /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [`GET /v1/duty/proof`](/docs#/Duty%20Calculation/proveDuty). */
  calculateDuty(given: {
    /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning. */
    readonly hts: string;
    /** Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined. */
    readonly origin?: CountryCode | undefined;
    /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts. */
    readonly value?: number | undefined;
    /** Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York. */
    readonly date?: string | undefined;
    /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
    readonly departure?: string | undefined;
    /** Country where the steel was melted and poured. */
    readonly meltpour?: CountryCode | undefined;
    /** Steel content, percent of the customs value, 0 to 100. */
    readonly steel?: number | undefined;
    /** Aluminum content, percent of the customs value, 0 to 100. */
    readonly aluminum?: number | undefined;
    /** Copper content, percent of the customs value, 0 to 100. */
    readonly copper?: number | undefined;
    /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
    readonly uscontent?: number | undefined;
    /** Quantity in the line's first unit of measure. */
    readonly qty?: number | undefined;
    /** Quantity in the line's second unit of measure. */
    readonly qty2?: number | undefined;
    /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
    readonly degrees?: number | undefined;
    /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
    readonly transport?: "ocean" | "air" | "truck" | "rail" | undefined;
    /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
    readonly spi?: string | undefined;
    /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
    readonly exclusions?: readonly string[] | undefined;
    /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly uscast?: boolean | undefined;
    /** True: the importer certifies that the steel was melted and poured in the United States. */
    readonly usmelt?: boolean | undefined;
    /** True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false. */
    readonly asFiled?: boolean | undefined;
    /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
    readonly includeLegalNoteRequiredInputs?: boolean | undefined;
    /** True: the computation step by step. */
    readonly trace?: boolean | undefined;
    /** True: every heading considered and not applied with its reason, and what each claim is worth. */
    readonly verbose?: boolean | undefined;
    /** True: rate rules of approved legal notes, evidence only. */
    readonly includeLegalNoteRateRuleDiagnostics?: boolean | undefined;
    /** True: Chapter 99 effects of approved legal notes, evidence only. */
    readonly includeLegalNoteChapter99ApplicabilityDiagnostics?: boolean | undefined;
    /** True: quotas of approved legal notes, evidence only. */
    readonly includeLegalNoteQuotaDiagnostics?: boolean | undefined;
    /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
    readonly productDescription?: string | undefined;
    /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
    readonly manufacturer?: string | undefined;
    /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
    readonly exporter?: string | undefined;
    /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
    readonly adcvdDeclared?: readonly string[] | undefined;
    /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
    readonly adcvdDisclaimed?: readonly string[] | undefined;
    /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key. */
    readonly facts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key. */
    readonly scopeFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key. */
    readonly measures?: Readonly<Record<string, number | string>> | undefined;
    /** Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key. */
    readonly legalNoteFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
  }, options: CallOptions = {}): Promise<CalculateDutyAnswer> {
    return this.send<CalculateDutyAnswer>({ method: 'GET', path: '/v1/duty/calculate', given, prefixes: { facts: 'fact.', scopeFacts: 'scopeFact.', measures: 'measures.', legalNoteFacts: 'legalNoteFact.' } }, options);
  }

  /** Full landed duty for one HTS line, with valuation adjustments. The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry. REST: [`GET /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDuty), [`POST /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [`GET /v1/duty/proof`](/docs#/Duty%20Calculation/proveDuty). */
  calculateDutyWithValuation(body: {
    /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning. */
    readonly htsCode: string;
    /** Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined. */
    readonly countryOfOrigin?: CountryCode | null | undefined;
    /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts. */
    readonly declaredValue?: number | null | undefined;
    /** Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York. */
    readonly entryDate?: string | null | undefined;
    /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
    readonly departure?: string | null | undefined;
    /** Country where the steel was melted and poured. */
    readonly meltpourCountry?: CountryCode | null | undefined;
    /** Steel content, percent of the customs value, 0 to 100. */
    readonly steel?: number | null | undefined;
    /** Aluminum content, percent of the customs value, 0 to 100. */
    readonly aluminum?: number | null | undefined;
    /** Copper content, percent of the customs value, 0 to 100. */
    readonly copper?: number | null | undefined;
    /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
    readonly uscontent?: number | null | undefined;
    /** Quantity in the line's first unit of measure. */
    readonly qty?: number | null | undefined;
    /** Quantity in the line's second unit of measure. */
    readonly qty2?: number | null | undefined;
    /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
    readonly degrees?: number | null | undefined;
    /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
    readonly transport?: "ocean" | "air" | "truck" | "rail" | null | undefined;
    /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
    readonly spi?: string | null | undefined;
    /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
    readonly exclusions?: readonly string[] | null | undefined;
    /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly uscast?: boolean | null | undefined;
    /** True: the importer certifies that the steel was melted and poured in the United States. */
    readonly usmelt?: boolean | null | undefined;
    /** True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false. */
    readonly asFiled?: boolean | null | undefined;
    /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
    readonly includeLegalNoteRequiredInputs?: boolean | null | undefined;
    /** True: the computation step by step. */
    readonly trace?: boolean | null | undefined;
    /** True: every heading considered and not applied with its reason, and what each claim is worth. */
    readonly verbose?: boolean | null | undefined;
    /** True: rate rules of approved legal notes, evidence only. */
    readonly includeLegalNoteRateRuleDiagnostics?: boolean | null | undefined;
    /** True: Chapter 99 effects of approved legal notes, evidence only. */
    readonly includeLegalNoteChapter99ApplicabilityDiagnostics?: boolean | null | undefined;
    /** True: quotas of approved legal notes, evidence only. */
    readonly includeLegalNoteQuotaDiagnostics?: boolean | null | undefined;
    /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
    readonly productDescription?: string | null | undefined;
    /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
    readonly manufacturerName?: string | null | undefined;
    /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
    readonly exporter?: string | null | undefined;
    /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
    readonly adcvdDeclared?: readonly string[] | null | undefined;
    /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
    readonly adcvdDisclaimed?: readonly string[] | null | undefined;
    readonly valuation?: {
      /** Price of the first sale for exportation, USD; replaces the declared value (T.D. 96-87). */
      readonly firstSaleValue?: number | null | undefined;
      /** Assists supplied by the buyer (19 CFR 152.103(b)(1)(iii)), USD; added. */
      readonly assistsValue?: number | null | undefined;
      /** Royalties and license fees (19 CFR 152.103(b)(1)(iv)), USD; added. */
      readonly royaltiesValue?: number | null | undefined;
      /** Selling commissions paid by the buyer (19 CFR 152.103(b)(1)(ii)), USD; added. */
      readonly sellingCommissions?: number | null | undefined;
      /** Packing costs paid by the buyer (19 CFR 152.103(b)(1)(i)), USD; added. */
      readonly packingCosts?: number | null | undefined;
      /** Proceeds of resale, disposal or use that accrue to the seller (19 CFR 152.103(b)(1)(v)), USD; added. */
      readonly proceedsValue?: number | null | undefined;
      /** International freight included in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted. */
      readonly freightDeduction?: number | null | undefined;
      /** Insurance of the international shipment in the price (19 USC 1401a(b)(4)(A); 19 CFR 152.102(f)), USD; deducted. */
      readonly insuranceDeduction?: number | null | undefined;
      /** Assembly, maintenance and transport after importation, identified separately (19 CFR 152.103(i)(1)), USD; deducted. */
      readonly postImportationDeduction?: number | null | undefined;
      /** Customs duties and federal taxes in the price, identified separately (19 CFR 152.103(i)(2)), USD; deducted. */
      readonly dutiesAndTaxesDeduction?: number | null | undefined;
    } | null | undefined;
    /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. */
    readonly facts?: Readonly<Record<string, string | number | boolean | null>> | null | undefined;
    /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... */
    readonly scopeFacts?: Readonly<Record<string, string | number | boolean | null>> | null | undefined;
    /** Quantities and component values that the line's own units do not cover, each unit once. */
    readonly measures?: Readonly<Record<string, number | string | null>> | null | undefined;
    /** Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. */
    readonly legalNoteFacts?: Readonly<Record<string, string | number | boolean | null>> | null | undefined;
  }, options: CallOptions = {}): Promise<CalculateDutyWithValuationAnswer> {
    return this.send<CalculateDutyWithValuationAnswer>({ method: 'POST', path: '/v1/duty/calculate', body }, options);
  }

  /** Full-text HTS search. Search of the schedule by words or by a number, whole or begun. Results are candidates for research: their order is no legal conclusion and there is no classification confidence. REST: [`GET /v1/hts/search`](/docs#/HTS%20Reference/searchHts). */
  searchHts(given: {
    /** Words (prefixes, trade names and up to 12 misspellings are understood) or a number, dotted or not. Up to 1,000 characters. */
    readonly q: string;
    /** Two digits: only this chapter. Words are looked for in Chapters 1 to 97 unless 98 or 99 is named here. */
    readonly chapter?: string | undefined;
    /** Two to ten digits, dotted or not: only numbers that begin with them. */
    readonly parent?: string | undefined;
    /** Schedule of this day. Without it: of today, or as the revision printed it. */
    readonly date?: string | undefined;
    /** Schedule as printed by this revision, for example `2026_rev_10`. Without it: as last published. */
    readonly revision?: string | undefined;
    /** Results on the page, 1 to 100. Without it: 20. */
    readonly limit?: number | undefined;
    /** Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page. */
    readonly cursor?: string | undefined;
  }, options: CallOptions = {}): Promise<HtsSearchAnswer> {
    return this.send<HtsSearchAnswer>({ method: 'GET', path: '/v1/hts/search', given }, options);
  }

  /** Section, chapter, subheading notes. The legal notes that govern a number, a chapter or a section, most specific first. Official text where it was ingested; else a digest: what the note does, to which headings, and at most 25 quoted words. REST: [`GET /v1/hts/notes`](/docs#/HTS%20Reference/getHtsNotes). */
  getHtsNotes(given: {
    /** Four to ten digits, dotted or not: notes that govern it; those that name it come first. One that no line of today's schedule has or begins with is `unknown-hts-code`. */
    readonly code?: string | undefined;
    /** Two digits: the notes of this chapter and of its section. */
    readonly chapter?: string | undefined;
    /** Roman numeral: the notes of this section. */
    readonly section?: string | undefined;
    /** Kind of note: `gri`, `general`, `section`, `chapter`, `subheading`, `additional-us`, `statistical` or `ch99-us-note`: only these. */
    readonly scope?: "gri" | "general" | "section" | "chapter" | "subheading" | "additional-us" | "statistical" | "ch99-us-note" | undefined;
    /** Only notes that name the code, or a heading or chapter above it. Without it: false. */
    readonly mentionsOnly?: boolean | undefined;
    /** Notes on the page, 1 to 100. Without it: 50. */
    readonly limit?: number | undefined;
    /** Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page. */
    readonly cursor?: string | undefined;
  } = {}, options: CallOptions = {}): Promise<HtsNotesAnswer> {
    return this.send<HtsNotesAnswer>({ method: 'GET', path: '/v1/hts/notes', given }, options);
  }

  /** Enumerate codes by chapter or parent prefix. The rows of a section, a chapter or a number in printing order, unnumbered levels included. REST: [`GET /v1/hts/browse`](/docs#/HTS%20Reference/browseHts). */
  browseHts(given: {
    /** Roman numeral of a section. */
    readonly section?: string | undefined;
    /** Two digits: only this chapter. */
    readonly chapter?: string | undefined;
    /** Two to ten digits, dotted or not: the rows whose numbers begin with them, with the levels above. */
    readonly parent?: string | undefined;
    /** Leave unnumbered levels out. Without it: false. */
    readonly numberedOnly?: boolean | undefined;
    /** Schedule of this day. Without it: of today, or as the revision printed it. */
    readonly date?: string | undefined;
    /** Schedule as printed by this revision. Without it: as last published. */
    readonly revision?: string | undefined;
    /** Rows on the page, 1 to 100. Without it: 100. */
    readonly limit?: number | undefined;
    /** Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page. */
    readonly cursor?: string | undefined;
  } = {}, options: CallOptions = {}): Promise<HtsBrowseAnswer> {
    return this.send<HtsBrowseAnswer>({ method: 'GET', path: '/v1/hts/browse', given }, options);
  }

  /** Parents and children of one code. One number in its place: section, chapter, rows above, rows below and statistical siblings. REST: [`GET /v1/hts/hierarchy`](/docs#/HTS%20Reference/getHtsHierarchy). */
  getHtsHierarchy(given: {
    /** Four to ten digits, dotted or not. */
    readonly code: string;
    /** Schedule of this day. Without it: of today, or as the revision printed it. */
    readonly date?: string | undefined;
    /** Schedule as printed by this revision. Without it: as last published. */
    readonly revision?: string | undefined;
  }, options: CallOptions = {}): Promise<HtsHierarchy> {
    return this.send<HtsHierarchy>({ method: 'GET', path: '/v1/hts/hierarchy', given }, options);
  }

  /** Full-text catalog search. Search of the catalog: as `htsSearch`, with the chapters the results fall into. REST: [`GET /v1/catalog/search`](/docs#/Catalog/searchCatalog). */
  searchCatalog(given: {
    /** Words or a number, whole or begun. Up to 1,000 characters. */
    readonly q: string;
    /** Two digits: only this chapter. */
    readonly chapter?: string | undefined;
    /** Catalog of this day. Without it: of today. */
    readonly date?: string | undefined;
    /** Results on the page, 1 to 100. Without it: 20. */
    readonly limit?: number | undefined;
    /** Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page. */
    readonly cursor?: string | undefined;
  }, options: CallOptions = {}): Promise<CatalogSearchAnswer> {
    return this.send<CatalogSearchAnswer>({ method: 'GET', path: '/v1/catalog/search', given }, options);
  }

  /** HTS sections and their chapters. The sections of the schedule with their chapters. REST: [`GET /v1/catalog/sections`](/docs#/Catalog/listCatalogSections). */
  listCatalogSections(given: {
    /** Catalog of this day. Without it: of today. */
    readonly date?: string | undefined;
  } = {}, options: CallOptions = {}): Promise<CatalogSections> {
    return this.send<CatalogSections>({ method: 'GET', path: '/v1/catalog/sections', given }, options);
  }

  /** Codes in one chapter. The rows of one chapter in printing order. REST: [`GET /v1/catalog/chapters/{chapter}`](/docs#/Catalog/getCatalogChapter). */
  getCatalogChapter(given: {
    /** Two digits, 01 to 99. */
    readonly chapter: string;
    /** Catalog of this day. Without it: of today. */
    readonly date?: string | undefined;
    /** Rows on the page, 1 to 100. Without it: 100. */
    readonly limit?: number | undefined;
    /** Value of `pageInfo.endCursor` of the page before; it belongs to one data version. Without it: the first page. */
    readonly cursor?: string | undefined;
  }, options: CallOptions = {}): Promise<CatalogChapter> {
    return this.send<CatalogChapter>({ method: 'GET', path: '/v1/catalog/chapters/{chapter}', given }, options);
  }

  /** Full detail for one HTS code. Everything there is on one number: its place, rates, notes, endnotes and history. REST: [`GET /v1/catalog/codes/{code}`](/docs#/Catalog/getCatalogCode). */
  getCatalogCode(given: {
    /** Four to ten digits, dotted or not. */
    readonly code: string;
    /** Catalog of this day. Without it: of today. */
    readonly date?: string | undefined;
  }, options: CallOptions = {}): Promise<CatalogCode> {
    return this.send<CatalogCode>({ method: 'GET', path: '/v1/catalog/codes/{code}', given }, options);
  }

  /** Apply AD/CVD orders to a shipment. Antidumping and countervailing orders that may cover the goods, with scope evidence clause by clause. A tariff number in a notice is an index aid; only the written scope decides, and only Commerce rules on it (19 CFR 351.225). REST: [`GET /v1/adcvd/check`](/docs#/AD%2FCVD/checkAdcvd). */
  checkAdcvd(given: {
    /** Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope. One that no line of the schedule has or begins with on the entry date is `unknown-hts-code`. Without it: orders are found by words. */
    readonly htsCode?: string | undefined;
    /** Country of origin, two capital letters. Without it: orders on every country are looked at. */
    readonly country?: CountryCode | undefined;
    /** Entry date, not after today. Without it: today in America/New_York. */
    readonly entryDate?: string | undefined;
    /** The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters. */
    readonly productDescription?: string | undefined;
    /** Producer of the goods. At most 255 characters. */
    readonly manufacturer?: string | undefined;
    /** Exporter of the goods. At most 255 characters. */
    readonly exporter?: string | undefined;
    /** Structured facts of the goods, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `facts.<key>=<value>`, one for each key. */
    readonly facts?: Readonly<Record<string, string | number | boolean>> | undefined;
  } = {}, options: CallOptions = {}): Promise<AdcvdCheck> {
    return this.send<AdcvdCheck>({ method: 'GET', path: '/v1/adcvd/check', given, prefixes: { facts: 'facts.' } }, options);
  }

  /** Search order catalog. Orders and suspended investigations by case, words, country, tariff number, status and type. REST: [`GET /v1/adcvd/orders`](/docs#/AD%2FCVD/searchAdcvdOrders). */
  searchAdcvdOrders(given: {
    /** Case number, whole or its beginning (`A-570`). */
    readonly caseNumber?: string | undefined;
    /** Words of the product; every word must occur, beginnings of words are enough. */
    readonly q?: string | undefined;
    /** Country of the order, two capital letters. */
    readonly country?: CountryCode | undefined;
    /** Tariff number, 4 to 10 digits: orders that list it, a heading above it or a line under it. */
    readonly hts?: string | undefined;
    /** Status of the order: `active`, `revoked`, `suspension_agreement`, `active_2020_unconfirmed` or `not_in_2020_itc_list`. */
    readonly status?: "active" | "revoked" | "suspension_agreement" | "active_2020_unconfirmed" | "not_in_2020_itc_list" | undefined;
    /** Kind of order: `AD` (antidumping) or `CVD` (countervailing). */
    readonly orderType?: "AD" | "CVD" | undefined;
    /** At most this many, 1 to 100. Without it: 20. */
    readonly limit?: number | undefined;
    /** Value of `endCursor` of the page before. Without it: the first page. */
    readonly cursor?: string | undefined;
    /** Adds every order found, all pages, as CSV text. */
    readonly csv?: boolean | undefined;
  } = {}, options: CallOptions = {}): Promise<AdcvdOrderConnection> {
    return this.send<AdcvdOrderConnection>({ method: 'GET', path: '/v1/adcvd/orders', given }, options);
  }

  /** Point-in-time rate query. The cash deposit rate of a company, or of companies without a rate of their own, on one day (19 CFR 351.107), with the segment it is from and since when. REST: [`GET /v1/adcvd/rates-at`](/docs#/AD%2FCVD/getAdcvdRateAtDate). */
  getAdcvdRateAtDate(given: {
    /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
    readonly caseNumber: string;
    /** Exporter, or the company when it is both. Without it: the rate of companies without their own. */
    readonly company?: string | undefined;
    /** Producer, where it is another company. */
    readonly producer?: string | undefined;
    /** Day, not after today. Without it: today in America/New_York. */
    readonly date?: string | undefined;
  }, options: CallOptions = {}): Promise<AdcvdRateAtDate> {
    return this.send<AdcvdRateAtDate>({ method: 'GET', path: '/v1/adcvd/rates-at', given }, options);
  }

  /** Full case-by-case analysis from structured product facts. The full analysis of goods, case by case, saved to the account. The same facts on the same data are the same report: asking again stores nothing new. REST: [`POST /v1/adcvd/report`](/docs#/AD%2FCVD/generateAdcvdReport). */
  generateAdcvdReport(body: {
    /** Tariff number, 4 to 10 digits, dotted or not: an index aid, it never decides scope. */
    readonly htsCode?: string | null | undefined;
    /** Country of origin, two capital letters. */
    readonly country?: CountryCode | null | undefined;
    /** Entry date, not after today. Without it: today in America/New_York. */
    readonly entryDate?: string | null | undefined;
    /** The goods in words: what they are, of what, how made, what for, with measures. At most 2,000 characters. */
    readonly productDescription: string;
    /** Producer of the goods. */
    readonly manufacturer?: string | null | undefined;
    /** Exporter of the goods. */
    readonly exporter?: string | null | undefined;
    /** Title of the report, at most 120 characters. Without it: made from the goods. */
    readonly title?: string | null | undefined;
    /** Only these cases, at most 20; they are analysed even where nothing points to them. Without it: every match. */
    readonly caseNumbers?: readonly string[] | null | undefined;
    /** Structured facts of the goods, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... */
    readonly facts?: Readonly<Record<string, string | number | boolean | null>> | null | undefined;
  }, options: CallOptions = {}): Promise<AdcvdReport> {
    return this.send<AdcvdReport>({ method: 'POST', path: '/v1/adcvd/report', body }, options);
  }

  /** Download a saved scope-determination PDF. A saved report as PDF. Another account's report is `not-found`. REST: [`GET /v1/adcvd-reports/{id}/pdf`](/docs#/AD%2FCVD/getAdcvdReportPdf). */
  getAdcvdReportPdf(given: {
    /** Identifier of the report. */
    readonly id: string;
  }, options: CallOptions = {}): Promise<FileAnswer> {
    return this.send<FileAnswer>({ method: 'GET', path: '/v1/adcvd-reports/{id}/pdf', given, gives: 'file' }, options);
  }

  /** PGA flags for an HTS code. Partner government agencies that regulate goods under a number: of each agency and program the flags with the longest prefix. A flag says who may ask for data at entry, not that goods are admissible. REST: [`GET /v1/pga/check`](/docs#/Trade%20Programs/checkPga). */
  checkPga(given: {
    /** Four to ten digits, dotted or not, of any chapter. */
    readonly hts: string;
    /** Country of origin. The flags held depend on no country: it is given back, and a warning says so. */
    readonly country?: CountryCode | undefined;
    /** Only this agency, by its abbreviation, for example `FDA`. An unknown one is refused, naming the nearest. */
    readonly agency?: string | undefined;
    /** Flags in force on this day. Without it: on today in America/New_York. */
    readonly date?: string | undefined;
  }, options: CallOptions = {}): Promise<PgaCheck> {
    return this.send<PgaCheck>({ method: 'GET', path: '/v1/pga/check', given }, options);
  }

  /** Chapter 99 tariffs for an HTS code and country. Every Chapter 99 heading that names a line, for one country of origin and date: those that apply, or may, and those that do not, each with the reason. The same reading of the law as `dutyInfo`, without amounts. REST: [`GET /v1/chapter99/applicable`](/docs#/Trade%20Programs/getChapter99Applicable). */
  getChapter99Applicable(given: {
    /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where all statistical lines under it are treated alike. */
    readonly hts: string;
    /** Country of origin (19 CFR 134.1(b)): most headings depend on it. */
    readonly country: CountryCode;
    /** Entry date; the headings are those in force on it. Without it: today in America/New_York. */
    readonly date?: string | undefined;
    /** Special program indicator claimed with proof of origin, for example `S` (general note 3(c)(i)), or `none`. */
    readonly spi?: string | undefined;
    /** False: headings for products of other countries only are left out of `notApplicable`. Without it: true. */
    readonly otherOrigins?: boolean | undefined;
    /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key. */
    readonly facts?: Readonly<Record<string, string | number | boolean>> | undefined;
  }, options: CallOptions = {}): Promise<Chapter99Applicable> {
    return this.send<Chapter99Applicable>({ method: 'GET', path: '/v1/chapter99/applicable', given, prefixes: { facts: 'fact.' } }, options);
  }

  /** Every day on which the duty on the same goods changes. Every day on which the duty on the same goods changes, past and scheduled, with the cause and the law: headings in and out, rates, revisions of the schedule, fees. From one period to the next something differs; within one nothing does. REST: [`GET /v1/duty/timeline`](/docs#/Duty%20Calculation/traceDuty). */
  traceDuty(given: {
    /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning. */
    readonly hts: string;
    /** Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined. */
    readonly origin?: CountryCode | undefined;
    /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts. */
    readonly value?: number | undefined;
    /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
    readonly departure?: string | undefined;
    /** Country where the steel was melted and poured. */
    readonly meltpour?: CountryCode | undefined;
    /** Steel content, percent of the customs value, 0 to 100. */
    readonly steel?: number | undefined;
    /** Aluminum content, percent of the customs value, 0 to 100. */
    readonly aluminum?: number | undefined;
    /** Copper content, percent of the customs value, 0 to 100. */
    readonly copper?: number | undefined;
    /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
    readonly uscontent?: number | undefined;
    /** Quantity in the line's first unit of measure. */
    readonly qty?: number | undefined;
    /** Quantity in the line's second unit of measure. */
    readonly qty2?: number | undefined;
    /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
    readonly degrees?: number | undefined;
    /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
    readonly transport?: "ocean" | "air" | "truck" | "rail" | undefined;
    /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
    readonly spi?: string | undefined;
    /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
    readonly exclusions?: readonly string[] | undefined;
    /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly uscast?: boolean | undefined;
    /** True: the importer certifies that the steel was melted and poured in the United States. */
    readonly usmelt?: boolean | undefined;
    /** True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false. */
    readonly asFiled?: boolean | undefined;
    /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
    readonly includeLegalNoteRequiredInputs?: boolean | undefined;
    /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
    readonly productDescription?: string | undefined;
    /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
    readonly manufacturer?: string | undefined;
    /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
    readonly exporter?: string | undefined;
    /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
    readonly adcvdDeclared?: readonly string[] | undefined;
    /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
    readonly adcvdDisclaimed?: readonly string[] | undefined;
    /** First day. Without it: the first covered day. */
    readonly from?: string | undefined;
    /** Last day. Without it: the last covered day, up to which user fees are published. */
    readonly to?: string | undefined;
    /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key. */
    readonly facts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key. */
    readonly scopeFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key. */
    readonly measures?: Readonly<Record<string, number | string>> | undefined;
    /** Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key. */
    readonly legalNoteFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
  }, options: CallOptions = {}): Promise<DutyTimeline> {
    return this.send<DutyTimeline>({ method: 'GET', path: '/v1/duty/timeline', given, prefixes: { facts: 'fact.', scopeFacts: 'scopeFact.', measures: 'measures.', legalNoteFacts: 'legalNoteFact.' } }, options);
  }

  /** The duty on one line from every country of origin. The duty on one line from every country of origin outside the customs territory of the United States, the lowest first, with the programs that charge it, the preference that would lower it, and what is still open. REST: [`GET /v1/duty/origins`](/docs#/Duty%20Calculation/compareOrigins). */
  compareOrigins(given: {
    /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning. */
    readonly hts: string;
    /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts. */
    readonly value?: number | undefined;
    /** Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York. */
    readonly date?: string | undefined;
    /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
    readonly departure?: string | undefined;
    /** Country where the steel was melted and poured. */
    readonly meltpour?: CountryCode | undefined;
    /** Steel content, percent of the customs value, 0 to 100. */
    readonly steel?: number | undefined;
    /** Aluminum content, percent of the customs value, 0 to 100. */
    readonly aluminum?: number | undefined;
    /** Copper content, percent of the customs value, 0 to 100. */
    readonly copper?: number | undefined;
    /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
    readonly uscontent?: number | undefined;
    /** Quantity in the line's first unit of measure. */
    readonly qty?: number | undefined;
    /** Quantity in the line's second unit of measure. */
    readonly qty2?: number | undefined;
    /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
    readonly degrees?: number | undefined;
    /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
    readonly transport?: "ocean" | "air" | "truck" | "rail" | undefined;
    /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
    readonly spi?: string | undefined;
    /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
    readonly exclusions?: readonly string[] | undefined;
    /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly uscast?: boolean | undefined;
    /** True: the importer certifies that the steel was melted and poured in the United States. */
    readonly usmelt?: boolean | undefined;
    /** True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false. */
    readonly asFiled?: boolean | undefined;
    /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
    readonly includeLegalNoteRequiredInputs?: boolean | undefined;
    /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
    readonly productDescription?: string | undefined;
    /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
    readonly manufacturer?: string | undefined;
    /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
    readonly exporter?: string | undefined;
    /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
    readonly adcvdDeclared?: readonly string[] | undefined;
    /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
    readonly adcvdDisclaimed?: readonly string[] | undefined;
    /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key. */
    readonly facts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key. */
    readonly scopeFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key. */
    readonly measures?: Readonly<Record<string, number | string>> | undefined;
    /** Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key. */
    readonly legalNoteFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
  }, options: CallOptions = {}): Promise<OriginComparison> {
    return this.send<OriginComparison>({ method: 'GET', path: '/v1/duty/origins', given, prefixes: { facts: 'fact.', scopeFacts: 'scopeFact.', measures: 'measures.', legalNoteFacts: 'legalNoteFact.' } }, options);
  }

  /** What lies between two duties, with the cause of each part. What lies between two duties, with the cause of each part: the same goods on two days, from two origins, or with another fact. The parts add up to the difference. REST: [`GET /v1/duty/difference`](/docs#/Duty%20Calculation/compareDuties). */
  compareDuties(given: {
    /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning. */
    readonly hts: string;
    /** Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined. */
    readonly origin?: CountryCode | undefined;
    /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts. */
    readonly value?: number | undefined;
    /** Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York. */
    readonly date?: string | undefined;
    /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
    readonly departure?: string | undefined;
    /** Country where the steel was melted and poured. */
    readonly meltpour?: CountryCode | undefined;
    /** Steel content, percent of the customs value, 0 to 100. */
    readonly steel?: number | undefined;
    /** Aluminum content, percent of the customs value, 0 to 100. */
    readonly aluminum?: number | undefined;
    /** Copper content, percent of the customs value, 0 to 100. */
    readonly copper?: number | undefined;
    /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
    readonly uscontent?: number | undefined;
    /** Quantity in the line's first unit of measure. */
    readonly qty?: number | undefined;
    /** Quantity in the line's second unit of measure. */
    readonly qty2?: number | undefined;
    /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
    readonly degrees?: number | undefined;
    /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
    readonly transport?: "ocean" | "air" | "truck" | "rail" | undefined;
    /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
    readonly spi?: string | undefined;
    /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
    readonly exclusions?: readonly string[] | undefined;
    /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly uscast?: boolean | undefined;
    /** True: the importer certifies that the steel was melted and poured in the United States. */
    readonly usmelt?: boolean | undefined;
    /** True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false. */
    readonly asFiled?: boolean | undefined;
    /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
    readonly includeLegalNoteRequiredInputs?: boolean | undefined;
    /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
    readonly productDescription?: string | undefined;
    /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
    readonly manufacturer?: string | undefined;
    /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
    readonly exporter?: string | undefined;
    /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
    readonly adcvdDeclared?: readonly string[] | undefined;
    /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
    readonly adcvdDisclaimed?: readonly string[] | undefined;
    /** Another line. */
    readonly "to.hts"?: string | undefined;
    /** Another country of origin. */
    readonly "to.origin"?: CountryCode | undefined;
    /** Another declared value, USD. */
    readonly "to.value"?: number | undefined;
    /** Another entry date. */
    readonly "to.date"?: string | undefined;
    /** Another day of loading. */
    readonly "to.departure"?: string | undefined;
    /** Another country where the steel was melted and poured. */
    readonly "to.meltpour"?: CountryCode | undefined;
    /** Another steel content, percent of the customs value. */
    readonly "to.steel"?: number | undefined;
    /** Another aluminum content, percent of the customs value. */
    readonly "to.aluminum"?: number | undefined;
    /** Another copper content, percent of the customs value. */
    readonly "to.copper"?: number | undefined;
    /** Another United States content, percent of the customs value. */
    readonly "to.uscontent"?: number | undefined;
    /** Another quantity in the line's first unit. */
    readonly "to.qty"?: number | undefined;
    /** Another quantity in the line's second unit. */
    readonly "to.qty2"?: number | undefined;
    /** Other sugar degrees or degrees proof. */
    readonly "to.degrees"?: number | undefined;
    /** Another mode of transport. */
    readonly "to.transport"?: "ocean" | "air" | "truck" | "rail" | undefined;
    /** Another special program indicator claimed, or `none`. */
    readonly "to.spi"?: string | undefined;
    /** Chapter 99 headings claimed instead of those of the first question. */
    readonly "to.exclusions"?: readonly string[] | undefined;
    /** Whether the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly "to.uscast"?: boolean | undefined;
    /** Whether the importer certifies that the steel was melted and poured in the United States. */
    readonly "to.usmelt"?: boolean | undefined;
    /** True: the law as it was published on the entry date; false: as last corrected. */
    readonly "to.asFiled"?: boolean | undefined;
    /** Other words for the goods. */
    readonly "to.productDescription"?: string | undefined;
    /** Another manufacturer. */
    readonly "to.manufacturer"?: string | undefined;
    /** Another exporter. */
    readonly "to.exporter"?: string | undefined;
    /** AD/CVD case numbers declared instead of those of the first question. */
    readonly "to.adcvdDeclared"?: readonly string[] | undefined;
    /** AD/CVD case numbers disclaimed instead of those of the first question. */
    readonly "to.adcvdDisclaimed"?: readonly string[] | undefined;
    /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key. */
    readonly facts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key. */
    readonly scopeFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key. */
    readonly measures?: Readonly<Record<string, number | string>> | undefined;
    /** Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key. */
    readonly legalNoteFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Answers added to those of the first question; an answer to the same key takes its place. Written `to.fact.<key>=<value>`, one for each key. */
    readonly "to.facts"?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Quantities added to those of the first question; one in the same unit takes its place. Written `to.measures.<key>=<value>`, one for each key. */
    readonly "to.measures"?: Readonly<Record<string, number | string>> | undefined;
  }, options: CallOptions = {}): Promise<DutyDiff> {
    return this.send<DutyDiff>({ method: 'GET', path: '/v1/duty/difference', given, prefixes: { facts: 'fact.', scopeFacts: 'scopeFact.', measures: 'measures.', legalNoteFacts: 'legalNoteFact.', "to.facts": 'to.fact.', "to.measures": 'to.measures.' } }, options);
  }

  /** What becomes of a duty under a scenario: without an authority or a heading, or with another question. One duty as the law is, and under each scenario: without an authority, a program or a heading, with an exclusion extended, on another day, or with anything else of the question changed. Each is a difference against the base. REST takes one scenario a request. REST: [`GET /v1/duty/scenarios`](/docs#/Duty%20Calculation/compareScenario). */
  compareScenario(given: {
    /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning. */
    readonly hts: string;
    /** Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined. */
    readonly origin?: CountryCode | undefined;
    /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts. */
    readonly value?: number | undefined;
    /** Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York. */
    readonly date?: string | undefined;
    /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
    readonly departure?: string | undefined;
    /** Country where the steel was melted and poured. */
    readonly meltpour?: CountryCode | undefined;
    /** Steel content, percent of the customs value, 0 to 100. */
    readonly steel?: number | undefined;
    /** Aluminum content, percent of the customs value, 0 to 100. */
    readonly aluminum?: number | undefined;
    /** Copper content, percent of the customs value, 0 to 100. */
    readonly copper?: number | undefined;
    /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
    readonly uscontent?: number | undefined;
    /** Quantity in the line's first unit of measure. */
    readonly qty?: number | undefined;
    /** Quantity in the line's second unit of measure. */
    readonly qty2?: number | undefined;
    /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
    readonly degrees?: number | undefined;
    /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
    readonly transport?: "ocean" | "air" | "truck" | "rail" | undefined;
    /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
    readonly spi?: string | undefined;
    /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
    readonly exclusions?: readonly string[] | undefined;
    /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly uscast?: boolean | undefined;
    /** True: the importer certifies that the steel was melted and poured in the United States. */
    readonly usmelt?: boolean | undefined;
    /** True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false. */
    readonly asFiled?: boolean | undefined;
    /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
    readonly includeLegalNoteRequiredInputs?: boolean | undefined;
    /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
    readonly productDescription?: string | undefined;
    /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
    readonly manufacturer?: string | undefined;
    /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
    readonly exporter?: string | undefined;
    /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
    readonly adcvdDeclared?: readonly string[] | undefined;
    /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
    readonly adcvdDisclaimed?: readonly string[] | undefined;
    /** Kinds of authority whose headings are taken as not there, for example `section_232` or `section_301`: the `authorityType` of a layer. What they displaced comes back. */
    readonly withoutAuthorities?: readonly string[] | undefined;
    /** Programs whose headings are taken as not there, by the `program` of a layer. */
    readonly withoutPrograms?: readonly string[] | undefined;
    /** Chapter 99 headings that are taken as not there. */
    readonly withoutHeadings?: readonly string[] | undefined;
    /** Chapter 99 headings that ended, for example published exclusions: taken as still in force as they last were for the line and origin. One that is claimed by its number is claimed. */
    readonly extendHeadings?: readonly string[] | undefined;
    /** Another line. */
    readonly "to.hts"?: string | undefined;
    /** Another country of origin. */
    readonly "to.origin"?: CountryCode | undefined;
    /** Another declared value, USD. */
    readonly "to.value"?: number | undefined;
    /** Another entry date. */
    readonly "to.date"?: string | undefined;
    /** Another day of loading. */
    readonly "to.departure"?: string | undefined;
    /** Another country where the steel was melted and poured. */
    readonly "to.meltpour"?: CountryCode | undefined;
    /** Another steel content, percent of the customs value. */
    readonly "to.steel"?: number | undefined;
    /** Another aluminum content, percent of the customs value. */
    readonly "to.aluminum"?: number | undefined;
    /** Another copper content, percent of the customs value. */
    readonly "to.copper"?: number | undefined;
    /** Another United States content, percent of the customs value. */
    readonly "to.uscontent"?: number | undefined;
    /** Another quantity in the line's first unit. */
    readonly "to.qty"?: number | undefined;
    /** Another quantity in the line's second unit. */
    readonly "to.qty2"?: number | undefined;
    /** Other sugar degrees or degrees proof. */
    readonly "to.degrees"?: number | undefined;
    /** Another mode of transport. */
    readonly "to.transport"?: "ocean" | "air" | "truck" | "rail" | undefined;
    /** Another special program indicator claimed, or `none`. */
    readonly "to.spi"?: string | undefined;
    /** Chapter 99 headings claimed instead of those of the first question. */
    readonly "to.exclusions"?: readonly string[] | undefined;
    /** Whether the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly "to.uscast"?: boolean | undefined;
    /** Whether the importer certifies that the steel was melted and poured in the United States. */
    readonly "to.usmelt"?: boolean | undefined;
    /** True: the law as it was published on the entry date; false: as last corrected. */
    readonly "to.asFiled"?: boolean | undefined;
    /** Other words for the goods. */
    readonly "to.productDescription"?: string | undefined;
    /** Another manufacturer. */
    readonly "to.manufacturer"?: string | undefined;
    /** Another exporter. */
    readonly "to.exporter"?: string | undefined;
    /** AD/CVD case numbers declared instead of those of the first question. */
    readonly "to.adcvdDeclared"?: readonly string[] | undefined;
    /** AD/CVD case numbers disclaimed instead of those of the first question. */
    readonly "to.adcvdDisclaimed"?: readonly string[] | undefined;
    /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key. */
    readonly facts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key. */
    readonly scopeFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key. */
    readonly measures?: Readonly<Record<string, number | string>> | undefined;
    /** Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key. */
    readonly legalNoteFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Answers added to those of the first question; an answer to the same key takes its place. Written `to.fact.<key>=<value>`, one for each key. */
    readonly "to.facts"?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Quantities added to those of the first question; one in the same unit takes its place. Written `to.measures.<key>=<value>`, one for each key. */
    readonly "to.measures"?: Readonly<Record<string, number | string>> | undefined;
  }, options: CallOptions = {}): Promise<ScenarioComparison> {
    return this.send<ScenarioComparison>({ method: 'GET', path: '/v1/duty/scenarios', given, prefixes: { facts: 'fact.', scopeFacts: 'scopeFact.', measures: 'measures.', legalNoteFacts: 'legalNoteFact.', "to.facts": 'to.fact.', "to.measures": 'to.measures.' } }, options);
  }

  /** The duty with its facts and the law it rests on, to be computed again elsewhere. The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry. REST: [`GET /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDuty), [`POST /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [`GET /v1/duty/proof`](/docs#/Duty%20Calculation/proveDuty). */
  proveDuty(given: {
    /** Line of Chapters 1 to 97: ten digits, dotted or not; eight where there are no statistical suffixes or all of them have the same duty. A number that lost its leading zero in a spreadsheet is repaired, with a warning. */
    readonly hts: string;
    /** Country of origin, ISO 3166-1 alpha-2 (19 CFR 134.1(b)). Without it: layers that depend on it stay undetermined. */
    readonly origin?: CountryCode | undefined;
    /** Declared (customs) value, USD, 0 to 1,000,000,000,000. Without it: rates without amounts. */
    readonly value?: number | undefined;
    /** Entry date; rates, scope and eligibility are those of this day (19 CFR 141.69). Without it: today in America/New_York. */
    readonly date?: string | undefined;
    /** Day the goods were loaded on the final mode of transit, for in-transit rules. */
    readonly departure?: string | undefined;
    /** Country where the steel was melted and poured. */
    readonly meltpour?: CountryCode | undefined;
    /** Steel content, percent of the customs value, 0 to 100. */
    readonly steel?: number | undefined;
    /** Aluminum content, percent of the customs value, 0 to 100. */
    readonly aluminum?: number | undefined;
    /** Copper content, percent of the customs value, 0 to 100. */
    readonly copper?: number | undefined;
    /** United States content, percent of the customs value, 0 to 100, for reductions of Section 232 duties. */
    readonly uscontent?: number | undefined;
    /** Quantity in the line's first unit of measure. */
    readonly qty?: number | undefined;
    /** Quantity in the line's second unit of measure. */
    readonly qty2?: number | undefined;
    /** Sugar degrees (Chapter 17) or degrees proof (Chapter 22), as the rate of the line reads them. */
    readonly degrees?: number | undefined;
    /** Mode of transport: `ocean`, `air`, `truck` or `rail`. The harbor maintenance fee is due on ocean cargo only. */
    readonly transport?: "ocean" | "air" | "truck" | "rail" | undefined;
    /** Special program indicator claimed with proof of origin, for example `S` or `KR` (general note 3(c)(i)); `none`: no preference is claimed, and it is not asked for. */
    readonly spi?: string | undefined;
    /** Chapter 99 headings claimed by number, at most 20: published exclusions, and headings that one yes-or-no fact decides. */
    readonly exclusions?: readonly string[] | undefined;
    /** True: the importer certifies that the aluminum was smelted and cast in the United States. */
    readonly uscast?: boolean | undefined;
    /** True: the importer certifies that the steel was melted and poured in the United States. */
    readonly usmelt?: boolean | undefined;
    /** True: the law as it was published on the entry date, later corrections left out (what was filed that day). False: as last corrected. Without it: as with false. */
    readonly asFiled?: boolean | undefined;
    /** True: prompts of reviewed legal notes are added to `requiredInputs`; no total changes. */
    readonly includeLegalNoteRequiredInputs?: boolean | undefined;
    /** The goods in words, at most 2,000 characters: what the scopes of AD/CVD orders are compared with (19 CFR 351.225). */
    readonly productDescription?: string | undefined;
    /** Name of the manufacturer, as on the invoice: AD/CVD deposit rates are those of the firms (19 CFR 351.107). */
    readonly manufacturer?: string | undefined;
    /** Exporter of the goods, for its AD/CVD deposit rate (19 CFR 351.107). */
    readonly exporter?: string | undefined;
    /** AD/CVD case numbers the importer declares the goods under, at most 20: their deposits enter the totals (19 CFR 141.61(c)). */
    readonly adcvdDeclared?: readonly string[] | undefined;
    /** AD/CVD case numbers the importer states the goods are outside of, at most 20. */
    readonly adcvdDisclaimed?: readonly string[] | undefined;
    /** Answers to keys of the fact vocabulary, each key once. Unknown and derived keys are refused, naming the nearest. Written `fact.<key>=<value>`, one for each key. */
    readonly facts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Structured facts that scopes turn on, each key once: `material`, `form`, `process`, `use`, `thicknessMm`, `percent.chromium` ... Written `scopeFact.<key>=<value>`, one for each key. */
    readonly scopeFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
    /** Quantities and component values that the line's own units do not cover, each unit once. Written `measures.<key>=<value>`, one for each key. */
    readonly measures?: Readonly<Record<string, number | string>> | undefined;
    /** Facts for legal-note prompts. A key of the fact vocabulary is taken as if it stood in `facts`; other keys only silence the prompt they name. Written `legalNoteFact.<key>=<value>`, one for each key. */
    readonly legalNoteFacts?: Readonly<Record<string, string | number | boolean>> | undefined;
  }, options: CallOptions = {}): Promise<DutyInfoOfProveDuty> {
    return this.send<DutyInfoOfProveDuty>({ method: 'GET', path: '/v1/duty/proof', given, prefixes: { facts: 'fact.', scopeFacts: 'scopeFact.', measures: 'measures.', legalNoteFacts: 'legalNoteFact.' } }, options);
  }

  /** Changes of the law that this server has applied, as JSON or an Atom feed. Changes of the law as this server knows it: every ingestion that was applied and not rolled back, oldest first, with the tariff numbers, headings and cases it touches. Read on with `pageInfo.endCursor`, which stays valid. What the law itself schedules is in `tariffEvents` and `dutyTimeline`. Test keys have no changes. REST: [`GET /v1/changes`](/docs#/Regulatory%20Data/listLawChanges). */
  listLawChanges(given: {
    /** Applied on this day (UTC) and later. Without it: from the first. */
    readonly since?: string | undefined;
    /** Only changes that touch this number of 4 to 10 digits, one under it or one above it, or a Chapter 99 heading whose lists name it or that names all goods of its countries. Several numbers, such as those of all parts, are separated by commas, at most 250. Without it: all. */
    readonly hts?: string | undefined;
    /** Changes on the page, 1 to 100. Without it: 50. */
    readonly limit?: number | undefined;
    /** Value of `pageInfo.endCursor` of the page before; it stays valid. Without it: the first page. */
    readonly cursor?: string | undefined;
  } = {}, options: CallOptions = {}): Promise<LawChanges> {
    return this.send<LawChanges>({ method: 'GET', path: '/v1/changes', given }, options);
  }

  /** Audit filed entries against the law of their days. Audits customs entries as they were filed: each line is computed again at its own entry date, and what differs is said with the money, the reason, the route and the last day. Nothing of the file is kept, logged or sent on. Decision support, to be reviewed by the importer or a licensed broker (19 CFR 111.1). REST: [`POST /v1/entry-audits`](/docs#/Entry%20Audit/auditEntries). */
  auditEntries(body: {
    /** The bytes of ACE report ES-003 or a table of a broker as CSV or XLSX, or of entry summaries in CATAIR form, in base64 (RFC 4648): text in UTF-8, at most what a body of 1 MiB holds. Larger files: a stored audit, or `dutygraph audit`. */
    readonly content: string;
    /** Reports of Customs that say more of these entries, each as `content` is, at most 5: CAPE claims (ACE ES-022), notices of liquidation (ES-701, ES-702), refunds (REV-603, REV-613, REV-615), statements (REV-101 to REV-104). Without it: none. */
    readonly reports?: readonly string[] | null | undefined;
    /** The day that rights and deadlines are counted to; the law of a line is that of its entry date. Without it: today in America/New_York. */
    readonly asOf?: string | null | undefined;
  }, options: CallOptions = {}): Promise<EntryAudit> {
    return this.send<EntryAudit>({ method: 'POST', path: '/v1/entry-audits', body }, options);
  }

  /** List the stored audits of the account. Stored audits of the caller's account, the newest first. One is started by [`POST /v1/entry-audits/jobs`](/docs#/Entry%20Audit/startEntryAudit) with a file of up to 32 MiB, and deleted with everything of it by `DELETE /v1/entry-audits/jobs/{id}` or after 30 days. REST: [`GET /v1/entry-audits/jobs`](/docs#/Entry%20Audit/listEntryAuditJobs). */
  listEntryAuditJobs(options: CallOptions = {}): Promise<EntryAuditJobList> {
    return this.send<EntryAuditJobList>({ method: 'GET', path: '/v1/entry-audits/jobs' }, options);
  }

  /** Start an audit of a file of filed entries. The body is the file as it is: ACE report ES-003 or a table of a broker (CSV or XLSX), entry summaries in CATAIR form, or CBP Form 7501 (PDF with text), alone or with reports of Customs in a ZIP archive of up to 20 files; up to 32 MiB. It is read, audited line by line and written as reports in the background; the answer names the audit, whose address says how far it is. What is kept is encrypted, belongs to the account and is deleted on request and after 30 days. At most 3 audits of an account are under way, at most 50 are kept. */
  startEntryAudit(given: {
    /** Name of the file, shown with the audit. */
    readonly name?: string | undefined;
    /** The day that rights and deadlines are counted to; today in America/New_York without it. The law of a line is that of its entry date. */
    readonly asOf?: string | undefined;
    /** Headers of the table that are not known, by field. Written `column.<key>=<value>`, one for each key. */
    readonly columns?: Readonly<Record<string, string | number | boolean>> | undefined;
  }, file: Blob | Uint8Array<ArrayBuffer>, options: CallOptions = {}): Promise<EntryAuditJobOfGetEntryAuditJob> {
    return this.send<EntryAuditJobOfGetEntryAuditJob>({ method: 'POST', path: '/v1/entry-audits/jobs', given, prefixes: { columns: 'column.' }, file }, options);
  }

  /** Get a stored audit: progress, sums and files. One stored audit: how far it is, what was read, its sums and its files. Another id is an error of kind `not-found`. REST: [`GET /v1/entry-audits/jobs/{id}`](/docs#/Entry%20Audit/getEntryAuditJob). */
  getEntryAuditJob(given: {
    /** Identifier of the audit, as the answer to its start gave it. */
    readonly id: string;
  }, options: CallOptions = {}): Promise<EntryAuditJobOfGetEntryAuditJob> {
    return this.send<EntryAuditJobOfGetEntryAuditJob>({ method: 'GET', path: '/v1/entry-audits/jobs/{id}', given }, options);
  }

  /** End and delete a stored audit. Ends it if it is under way and deletes the file, the entries, the findings and every output. */
  deleteEntryAudit(given: {
    /** Identifier of the audit, as the answer to its start gave it. */
    readonly id: string;
  }, options: CallOptions = {}): Promise<void> {
    return this.send<void>({ method: 'DELETE', path: '/v1/entry-audits/jobs/{id}', given, gives: 'nothing' }, options);
  }

  /** List the findings of a stored audit. Findings of a stored audit, also while it is under way. An unknown audit is an error of kind `not-found`. REST: [`GET /v1/entry-audits/jobs/{id}/findings`](/docs#/Entry%20Audit/listEntryAuditFindings). */
  listEntryAuditFindings(given: {
    /** Identifier of the audit, as the answer to its start gave it. */
    readonly id: string;
    /** Only these severities. Without it: all. */
    readonly severity?: readonly ("error" | "opportunity" | "advisory" | "info")[] | undefined;
    /** Only these codes, for example `T01`. Without it: all. */
    readonly code?: readonly string[] | undefined;
    /** What comes first. Without it: money. */
    readonly sort?: "money" | "deadline" | "entry" | undefined;
    /** Findings of a page, 1 to 100. Without it: 20. */
    readonly limit?: number | undefined;
    /** Value of `endCursor` of the page before. Without it: the first page. */
    readonly cursor?: string | undefined;
  }, options: CallOptions = {}): Promise<EntryFindingConnection> {
    return this.send<EntryFindingConnection>({ method: 'GET', path: '/v1/entry-audits/jobs/{id}/findings', given }, options);
  }

  /** Get one entry of a stored audit, filed beside lawful. One entry of a stored audit with its lines, filed beside lawful. An audit or an entry that is not there, or is not audited yet, is an error of kind `not-found`. REST: [`GET /v1/entry-audits/jobs/{id}/entries/{number}`](/docs#/Entry%20Audit/getEntryAuditEntry). */
  getEntryAuditEntry(given: {
    /** Identifier of the audit, as the answer to its start gave it. */
    readonly id: string;
    /** Entry number, with or without dashes. */
    readonly number: string;
  }, options: CallOptions = {}): Promise<AuditedEntryOfGetEntryAuditEntry> {
    return this.send<AuditedEntryOfGetEntryAuditEntry>({ method: 'GET', path: '/v1/entry-audits/jobs/{id}/entries/{number}', given }, options);
  }

  /** Download an output of a stored audit. The bytes of one of the files that the audit names, or the proof of a line that a finding names, computed again by the law that the audit was made with. */
  downloadEntryAuditFile(given: {
    /** Identifier of the audit, as the answer to its start gave it. */
    readonly id: string;
    /** Name of the file, or of a proof. */
    readonly name: string;
  }, options: CallOptions = {}): Promise<FileAnswer> {
    return this.send<FileAnswer>({ method: 'GET', path: '/v1/entry-audits/jobs/{id}/files/{name}', given, gives: 'file' }, options);
  }

  /** Price parts that are imported again and again. Prices parts that are imported again and again: what each costs a year on one day, where the duty comes from, what each change of the law that is known costs, and what to ask next. At most 250 parts; nothing is kept. Fees by entry (MPF, HMF) are left out; AD/CVD counts where its case is declared. Decision support, to be reviewed by the importer or a licensed broker (19 CFR 111.1). REST: [`POST /v1/portfolios`](/docs#/Portfolio/pricePortfolio). */
  pricePortfolio(body: {
    /** A table of at most 250 parts as CSV or XLSX in base64 (RFC 4648): Part Number, Description, HTS, Origin, Annual Value and more. The csv of an answer is read again. Nothing of it is kept. */
    readonly content: string;
    /** The day whose law they are priced by. Without it: today in America/New_York. */
    readonly date?: string | null | undefined;
    /** Countries whose duty is computed beside that of the part's own, without its preference; at most 10. */
    readonly origins?: readonly CountryCode[] | null | undefined;
    /** True: the answer has the table as an XLSX `workbook` too. */
    readonly workbook?: boolean | null | undefined;
  }, options: CallOptions = {}): Promise<Portfolio> {
    return this.send<Portfolio>({ method: 'POST', path: '/v1/portfolios', body }, options);
  }

  /** Dataset freshness signals. How fresh each data set is, which dates it covers, and which data versions can be pinned. Needs no API key. REST: [`GET /v1/regulatory-data/status`](/docs#/Regulatory%20Data/getRegulatoryDataStatus). */
  getRegulatoryDataStatus(options: CallOptions = {}): Promise<RegulatoryDataStatus> {
    return this.send<RegulatoryDataStatus>({ method: 'GET', path: '/v1/regulatory-data/status' }, options);
  }

  /** Account-scoped usage and AI spend rollup, last 30 days. Requests of the caller's account in the last 30 days (UTC, today included), by operation and by day. REST: [`GET /v1/usage`](/docs#/Regulatory%20Data/getUsageSummary). */
  getUsageSummary(options: CallOptions = {}): Promise<UsageSummary> {
    return this.send<UsageSummary>({ method: 'GET', path: '/v1/usage' }, options);
  }

  /** Export account data (GDPR Article 15). Everything held on the caller's account, as one document (GDPR Article 15): keys without their secrets, usage, reports, classifications and decisions on them, stored audits, answers kept for idempotency keys, and the audit trail. REST: [`GET /v1/account/export`](/docs#/Account/exportAccountData). */
  exportAccountData(options: CallOptions = {}): Promise<AccountExport> {
    return this.send<AccountExport>({ method: 'GET', path: '/v1/account/export' }, options);
  }
}

/** Everything held on an account. */
export interface AccountExport {
  /** The account. */
  readonly account: ExportedAccount;
  /** Its keys, oldest first; of the secret only the first characters are known. */
  readonly apiKeys: readonly ExportedApiKey[];
  /** Its usage since the beginning, by day and operation. */
  readonly usage: readonly UsageCount[];
  /** Its saved reports, oldest first. */
  readonly reports: readonly ExportedReport[];
  /** Its classifications, oldest first, as they are stored. */
  readonly classifications: readonly unknown[];
  /** Its decisions on classifications, oldest first, as they are stored. */
  readonly confirmations: readonly unknown[];
  /** Its stored audits of filed entries, oldest first: how far each is, its counts and days. The file, the entries and the findings are at `/v1/entry-audits/jobs`. */
  readonly entryAudits: readonly unknown[];
  /** Answers kept for idempotency keys, oldest first; each is forgotten after 24 hours. */
  readonly idempotencyRecords: readonly ExportedIdempotencyRecord[];
  /** What was done to the account, oldest first. */
  readonly auditEvents: readonly ExportedAuditEvent[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** An antidumping or countervailing duty order that may cover the goods. It is in the totals when the importer declares it or the evidence finds the goods likely in scope, and its rate cites a notice with at least medium confidence; otherwise it is advisory, shown with its rate, and widens the bounds. */
export interface AdcvdCase {
  /** Commerce case number, `A-570-890` or `C-570-968`. */
  readonly caseNumber: string;
  /** Antidumping or countervailing. */
  readonly orderType: "AD" | "CVD";
  /** Product of the order. */
  readonly product: string;
  /** Country of the order, in words. */
  readonly country: string;
  /** Country of the order. Null: it has no code any more. */
  readonly countryCode?: string | undefined;
  /** Deposit rate of the respondent on the entry date, as it is said. Null: not known for the day. */
  readonly rate?: string | undefined;
  /** The rate in percent, when it is ad valorem. Null: it is not, or is not known. */
  readonly parsedRate?: number | undefined;
  /** Cash deposit, USD, rounded once to the cent. Null: advisory, or a value or weight is not stated. */
  readonly amount?: Amount | undefined;
  /** How the order was found: `exact` (ten digits), `subheading` (five to nine), `heading` (four), `heading_partial` (another number of the same heading), `scope_text` (by words alone), `advisory_circumvention` (carried over by a finding) or `requested` (named by the caller). */
  readonly matchType: string;
  /** The number of the order that matched. Null: found by words, or named by the caller. */
  readonly headingMatched?: string | undefined;
  /** True: a candidate for scope review, not an assessment or a deposit. */
  readonly advisory: boolean;
  /** Why it counts or is advisory. */
  readonly advisoryReason: string;
  /** The least it may add, USD: while no firm is named, at the least deposit rate of any; 0 for one outside the order. */
  readonly low: string;
  /** The most it may add, USD: while no firm is named, at the greatest deposit rate of any. Null: no rate or value is known. */
  readonly high?: string | undefined;
  /** Product of the order, as `product`. */
  readonly productDescription: string;
  /** Address of the notice. Null: none is known. */
  readonly caseNumberUrl?: string | undefined;
  /** Scope text from the notice. Null: not held. */
  readonly scopeText?: string | undefined;
  /** What the written scope says of the goods as described. */
  readonly scopeAnalysis: ScopeAnalysis;
  /** Whose rate it is, how it came to be and why it is used (19 CFR 351.107). */
  readonly respondentRate: AdcvdRespondentRate;
  /** Cases of the other kind on the same product and country, with their rates on the day. */
  readonly companionCases: readonly AdcvdCompanion[];
  /** Date of the order. Null: not known. */
  readonly effectiveDate?: string | undefined;
  /** The notice of the order, or the list that names it. */
  readonly frCitation: Citation;
}

/** The outcome of a screening. */
export interface AdcvdCheck {
  /** Entry date the answer is for. */
  readonly entryDate: string;
  /** Tariff number as it was understood, dotted. Null: not stated. */
  readonly htsCode?: string | undefined;
  /** Country of origin. Null: not stated. */
  readonly country?: string | undefined;
  /** Orders that may cover the goods: the likeliest first. */
  readonly matches: readonly AdcvdMatch[];
  /** Facts that would settle the open findings, each once. */
  readonly requiredInputs: readonly RequiredInput[];
  /** Share of the orders in force whose scope clauses are held, 0 to 1. */
  readonly clauseCoverage: number;
  /** What to keep in mind when reading the answer. */
  readonly warnings: readonly string[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** One clause of a scope, held against the goods. */
export interface AdcvdClauseFinding {
  /** Place in the scope, from 1. */
  readonly number: number;
  /** What a clause of a scope does. */
  readonly kind: "inclusion" | "exclusion" | "condition";
  /** Whether it holds; an exclusion that is met takes the goods out. */
  readonly verdict: "met" | "not_met" | "unknown";
  /** Words of the notice, verbatim, at most 25. Null: the clause is known by a summary only. */
  readonly quote?: string | undefined;
  /** What the clause turns on, in our words. */
  readonly summary: string;
  /** `quotation`, `paraphrase-of-source`, `structured` or `own-words-unverified`. */
  readonly basis: string;
  /** How the record was come by. */
  readonly source: "official" | "derived" | "secondary" | "unverified";
  /** What it turns on, one by one. */
  readonly tests: readonly AdcvdClauseTest[];
}

/** One thing a clause turns on. */
export interface AdcvdClauseTest {
  /** Attribute of the clause. */
  readonly attribute: string;
  /** Key of the product fact that answers it. */
  readonly fact: string;
  /** What the clause asks for. */
  readonly wanted: string;
  /** Whether the goods meet it. */
  readonly verdict: "met" | "not_met" | "unknown";
}

/** A case of the other kind on the same product and country, with its rate on the day. */
export interface AdcvdCompanion {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: string;
  /** Antidumping or countervailing. */
  readonly orderType: "AD" | "CVD";
  /** Status of the order. */
  readonly status: "active" | "revoked" | "suspension_agreement" | "active_2020_unconfirmed" | "not_in_2020_itc_list";
  /** The deposit rate in words. Null: no rate is known for the day. */
  readonly rate?: string | undefined;
  /** The rate in percent. Null: it is specific, or not known. */
  readonly parsedRate?: number | undefined;
}

/** An order that may cover the goods. */
export interface AdcvdMatch {
  /** Commerce case number, `A-570-890` or `C-570-968`. */
  readonly caseNumber: string;
  /** Antidumping or countervailing. */
  readonly orderType: "AD" | "CVD";
  /** Product of the order. */
  readonly product: string;
  /** Country of the order, in words. */
  readonly country: string;
  /** Country of the order. Null: it has no code any more. */
  readonly countryCode?: string | undefined;
  /** The deposit rate in words. Null: no rate is known for the day. */
  readonly rate?: string | undefined;
  /** The rate in percent, when it is ad valorem. Null: it is specific, or not known. */
  readonly parsedRate?: number | undefined;
  /** How the order was found, a triage signal: `exact` (ten digits), `subheading`, `heading`, `heading_partial` (another number of the same heading), `scope_text` (by words alone), `advisory_circumvention` (an order on another country that a finding carries to this one). */
  readonly matchType: string;
  /** Number of the order that matched. Null: found by words. */
  readonly headingMatched?: string | undefined;
  /** True: a candidate for scope review; it is in no total. */
  readonly advisory: boolean;
  /** Why it is advisory or not. */
  readonly advisoryReason: string;
  /** Product of the order, as `product`. */
  readonly productDescription: string;
  /** Address of the notice. Null: none is known. */
  readonly caseNumberUrl?: string | undefined;
  /** Scope text as ingested from the notice. Null: not held. */
  readonly scopeText?: string | undefined;
  /** What the written scope says of the goods. */
  readonly scopeAnalysis: ScopeAnalysis;
  /** The clauses of the scope, each true, false or unknown of the goods. */
  readonly clauses: readonly AdcvdClauseFinding[];
  /** Whose rate it is, and why (19 CFR 351.107). */
  readonly respondentRate: AdcvdRespondentRateOfCheckAdcvd;
  /** Date of the order. Null: not known. */
  readonly effectiveDate?: string | undefined;
  /** The notice of the order, or the list that names it. */
  readonly frCitation: Citation;
  /** Cases of the other kind on the same product and country. */
  readonly companionCases: readonly AdcvdCompanion[];
  /** Facts that would settle this case, the most telling first. */
  readonly requiredInputs: readonly RequiredInput[];
  /** Title of the finding that carries the order to this country. Null: none. */
  readonly circumvention?: string | undefined;
}

/** An antidumping or countervailing order, or a suspended investigation. Its head is public, wherever it is reached; what only closed-beta operations answer (scope, rates, events, rulings, decisions, companions, clock) is theirs here too. */
export interface AdcvdOrder {
  /** Commerce case number. */
  readonly caseNumber: string;
  /** Antidumping or countervailing. */
  readonly orderType: "AD" | "CVD";
  /** Product. */
  readonly product: string;
  /** Country, in words. */
  readonly country: string;
  /** Country. Null: it has no code any more. */
  readonly countryCode?: string | undefined;
  /** Status of the order. */
  readonly status: "active" | "revoked" | "suspension_agreement" | "active_2020_unconfirmed" | "not_in_2020_itc_list";
  /** Date of the order. Null: not known. */
  readonly orderDate?: string | undefined;
  /** Date of revocation. Null: not revoked, or not known. */
  readonly revokedOn?: string | undefined;
  /** Last continuation after a five-year review. Null: none is known. */
  readonly lastSunsetOn?: string | undefined;
  /** Number of the Commission's investigation. Null: not known. */
  readonly itcInvestigation?: string | undefined;
  /** Tariff numbers of the notice, digits: index aids only. */
  readonly htsNumbers: readonly string[];
  /** All-others rate of the newest segment, percent: that of the investigation until amended. Null: not known. */
  readonly allOthersRate?: string | undefined;
  /** Country-wide rate of the newest segment, percent. Null: none, or not known. */
  readonly countryWideRate?: string | undefined;
  /** Where the scope is printed. Null: not known. */
  readonly scopeSource?: string | undefined;
  /** The first of `citations`. */
  readonly frCitation: Citation;
  /** How sure the record is. */
  readonly confidence: "high" | "medium" | "low";
  /** How the record was come by. */
  readonly source: string;
  /** Where the record was read, in words. */
  readonly provenance: string;
}

/** A page of orders. */
export interface AdcvdOrderConnection {
  /** The orders. */
  readonly orders: readonly AdcvdOrder[];
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Orders over all pages. */
  readonly totalCount: number;
  /** The orders as CSV text with a header (RFC 4180): every order found, all pages, or with `page` those of this page. */
  readonly csv?: string | undefined;
}

/** A segment: the rate of one company or group that one notice set, and its days. */
export interface AdcvdRate {
  /** Company or group. */
  readonly respondent: string;
  /** Whose rate it is. */
  readonly rateType: "company" | "entity_member" | "excluded" | "non_selected" | "listed" | "all_others" | "country_wide";
  /** The rate in words. */
  readonly rate: string;
  /** Percent. Null: specific, or excluded from the order. */
  readonly percent?: string | undefined;
  /** Kind of segment. */
  readonly basis: "investigation" | "administrative_review" | "new_shipper_review" | "changed_circumstances" | "court_decision" | "sunset_review";
  /** The proceeding that set it. Null: not known. */
  readonly segment?: string | undefined;
  /** First day. Null: open. */
  readonly effectiveFrom?: string | undefined;
  /** Notices of the rate. */
  readonly citations: readonly Citation[];
  /** How sure the rate is. */
  readonly confidence: "high" | "medium" | "low";
}

/** A deposit rate on a day. */
export interface AdcvdRateAtDate {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: string;
  /** The day. */
  readonly date: string;
  /** The company as asked for. Null: none. */
  readonly company?: string | undefined;
  /** The rate, its interval, segment and source, and why it is used. */
  readonly rate: AdcvdRespondentRateOfCheckAdcvd;
  /** The order. */
  readonly order: AdcvdOrder;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** A saved analysis, case by case. */
export interface AdcvdReport {
  /** Global identifier; the PDF is at `/v1/adcvd-reports/{id}/pdf`. */
  readonly id: string;
  /** Title. */
  readonly title: string;
  /** Entry date the report is for. */
  readonly entryDate: string;
  /** Content hash of the reference data it was made from. */
  readonly dataVersion: string;
  /** Version of the engine that made it. */
  readonly engineVersion: string;
  /** What the goods are, as stated. */
  readonly goods: readonly AdcvdReportFact[];
  /** The cases, the likeliest first. */
  readonly cases: readonly AdcvdReportCase[];
  /** What to ask the importer next, each once. */
  readonly questions: readonly string[];
  /** What the report is and is not. */
  readonly disclaimer: string;
  /** Address of the PDF. */
  readonly pdfPath: string;
}

/** One case of a report. */
export interface AdcvdReportCase {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: string;
  /** Antidumping or countervailing. */
  readonly orderType: "AD" | "CVD";
  /** Product of the order. */
  readonly product: string;
  /** Country of the order. */
  readonly country: string;
  /** Status of the order. */
  readonly status: "active" | "revoked" | "suspension_agreement" | "active_2020_unconfirmed" | "not_in_2020_itc_list";
  /** How it was found; `requested` when the caller named it. */
  readonly matchType: string;
  /** Whether the scope of an order covers goods, as far as what is known of both says. */
  readonly determination: "likely_in_scope" | "possibly_in_scope" | "likely_out_of_scope";
  /** How sure it is. */
  readonly confidence: Confidence;
  /** Clauses of the scope against the goods. */
  readonly clauses: readonly AdcvdReportClause[];
  /** The deposit rate on the day in words. Null: none is known. */
  readonly rate?: string | undefined;
  /** Why this rate. */
  readonly rateReason: string;
  /** True: in no total. */
  readonly advisory: boolean;
  /** Why it is advisory or not. */
  readonly advisoryReason: string;
  /** Rates over time of the company and its group. */
  readonly rateHistory: readonly AdcvdReportRate[];
  /** Events and computed milestones. */
  readonly lifecycle: readonly AdcvdReportEvent[];
  /** Companion cases with their rates on the day. */
  readonly companions: readonly AdcvdReportCompanion[];
  /** Notices in the order they follow each other. */
  readonly noticeChain: readonly string[];
  /** What to ask next. */
  readonly questions: readonly string[];
  /** Citations of order, rate and scope. */
  readonly citations: readonly string[];
}

/** One clause in a report. */
export interface AdcvdReportClause {
  /** Place in the scope. */
  readonly number: number;
  /** Kind of clause. */
  readonly kind: string;
  /** `met`, `not_met` or `unknown`. */
  readonly verdict: "met" | "not_met" | "unknown";
  /** Words of the notice. Null: a summary only. */
  readonly quote?: string | undefined;
  /** What it turns on, in our words. */
  readonly summary: string;
}

/** A companion case in a report. */
export interface AdcvdReportCompanion {
  /** Commerce case number: `A-570-890` (antidumping) or `C-570-968` (countervailing). */
  readonly caseNumber: string;
  /** Status of the order. */
  readonly status: "active" | "revoked" | "suspension_agreement" | "active_2020_unconfirmed" | "not_in_2020_itc_list";
  /** Rate on the day in words. Null: none is known. */
  readonly rate?: string | undefined;
}

/** One event in a report. */
export interface AdcvdReportEvent {
  /** Day. */
  readonly date: string;
  /** Kind of event. */
  readonly type: "initiation" | "preliminary" | "final" | "order" | "admin_review" | "sunset" | "circumvention" | "court" | "revocation" | "sunset_anniversary" | "review_window";
  /** Title. */
  readonly title: string;
  /** Notice. Null: none is known. */
  readonly citation?: string | undefined;
  /** True: computed from the statute. */
  readonly computed: boolean;
}

/** One fact as stated. */
export interface AdcvdReportFact {
  /** What it is. */
  readonly label: string;
  /** The answer. */
  readonly value: string;
}

/** One step of a rate history. */
export interface AdcvdReportRate {
  /** Company or group. */
  readonly respondent: string;
  /** Rate in words. */
  readonly rate: string;
  /** Percent. Null: specific. */
  readonly percent?: number | undefined;
  /** First day. Null: open. */
  readonly from?: string | undefined;
  /** First day it no longer holds. Null: open. */
  readonly to?: string | undefined;
  /** The proceeding. Null: not known. */
  readonly segment?: string | undefined;
  /** Notice or source. */
  readonly citation: string;
}

/** A respondent whose name is like the one asked for. */
export interface AdcvdRespondentMatch {
  /** Name as the rates have it. */
  readonly name: string;
  /** The part of it that matched. */
  readonly matchedName: string;
  /** 0 to 1; 0.9 and above is taken as the company. */
  readonly score: number;
}

/** Whose deposit rate is used on a day, and why: the segment of the proceeding in force that day. A segment that a later one replaced is never the rate; the rate of a five-year review is no deposit rate. */
export interface AdcvdRespondentRate {
  /** Whose rate it is. */
  readonly kind: "combination" | "company" | "non_selected" | "all_others" | "country_wide" | "excluded";
  /** The rate in words. Null: none is known for the day. */
  readonly rate?: string | undefined;
  /** Percent. Null: specific, or not known. */
  readonly parsedRate?: number | undefined;
  /** Percent, exact. Null: specific, or not known. */
  readonly percent?: string | undefined;
  /** USD per kilogram. Null: the rate is ad valorem, or not known. */
  readonly usdPerKg?: string | undefined;
  /** The margin before the offset for export subsidies, percent. Null: the rate is the margin, or it is not known. */
  readonly margin?: string | undefined;
  /** Kind of segment. Null: no rate. */
  readonly basis?: "investigation" | "administrative_review" | "new_shipper_review" | "changed_circumstances" | "court_decision" | "sunset_review" | undefined;
  /** The segment in words, as `AR 2021-2022`. Null: not known. */
  readonly segment?: string | undefined;
  /** First day of the segment. Null: no rate. */
  readonly effectiveFrom?: string | undefined;
  /** First day it no longer holds. Null: open; not proof that it still holds. */
  readonly effectiveTo?: string | undefined;
  /** What `effectiveFrom` is the day of. Null: no rate. */
  readonly fromBasis?: "notice" | "order" | "first_read" | undefined;
  /** Whether a later segment may have replaced it. Null: no rate. */
  readonly standing?: "in_force" | "may_be_superseded" | undefined;
  /** First day on which a later review may have replaced the rate. Null: none is known. */
  readonly inDoubtFrom?: string | undefined;
  /** Last day on which a source shows the rate. Null: not known. */
  readonly currentAsOf?: string | undefined;
  /** Where a day lies in the life of an order. */
  readonly phase: "before_order" | "in_force" | "after_revocation" | "not_known";
  /** Company or group as the rate names it. Null: no rate. */
  readonly respondent?: string | undefined;
  /** Why this rate and no other. */
  readonly reason: string;
  /** How sure the rate is. */
  readonly confidence: "high" | "medium" | "low";
  /** How the record was come by. */
  readonly source: string;
  /** Notices of the rate. */
  readonly citations: readonly Citation[];
}

/** Whose deposit rate is used on a day, and why: the segment of the proceeding in force that day. A segment that a later one replaced is never the rate; the rate of a five-year review is no deposit rate. */
export interface AdcvdRespondentRateOfCheckAdcvd {
  /** Whose rate it is. */
  readonly kind: "combination" | "company" | "non_selected" | "all_others" | "country_wide" | "excluded";
  /** The rate in words. Null: none is known for the day. */
  readonly rate?: string | undefined;
  /** Percent. Null: specific, or not known. */
  readonly parsedRate?: number | undefined;
  /** Percent, exact. Null: specific, or not known. */
  readonly percent?: string | undefined;
  /** USD per kilogram. Null: the rate is ad valorem, or not known. */
  readonly usdPerKg?: string | undefined;
  /** The margin before the offset for export subsidies, percent. Null: the rate is the margin, or it is not known. */
  readonly margin?: string | undefined;
  /** Kind of segment. Null: no rate. */
  readonly basis?: "investigation" | "administrative_review" | "new_shipper_review" | "changed_circumstances" | "court_decision" | "sunset_review" | undefined;
  /** The segment in words, as `AR 2021-2022`. Null: not known. */
  readonly segment?: string | undefined;
  /** First day of the segment. Null: no rate. */
  readonly effectiveFrom?: string | undefined;
  /** First day it no longer holds. Null: open; not proof that it still holds. */
  readonly effectiveTo?: string | undefined;
  /** What `effectiveFrom` is the day of. Null: no rate. */
  readonly fromBasis?: "notice" | "order" | "first_read" | undefined;
  /** Whether a later segment may have replaced it. Null: no rate. */
  readonly standing?: "in_force" | "may_be_superseded" | undefined;
  /** First day on which a later review may have replaced the rate. Null: none is known. */
  readonly inDoubtFrom?: string | undefined;
  /** Last day on which a source shows the rate. Null: not known. */
  readonly currentAsOf?: string | undefined;
  /** Where a day lies in the life of an order. */
  readonly phase: "before_order" | "in_force" | "after_revocation" | "not_known";
  /** Company or group as the rate names it. Null: no rate. */
  readonly respondent?: string | undefined;
  /** Why this rate and no other. */
  readonly reason: string;
  /** Respondents whose names are like the exporter's, with the score. */
  readonly exporterMatches: readonly AdcvdRespondentMatch[];
  /** Respondents whose names are like the producer's, with the score. */
  readonly producerMatches: readonly AdcvdRespondentMatch[];
  /** Segments that may apply instead, by a fact that was not stated: the firm stands on the list of a review, or its goods are of another class. The bounds of a duty hold them. */
  readonly alternatives: readonly AdcvdRate[];
  /** Notices of the rate. */
  readonly citations: readonly Citation[];
  /** How sure the rate is. */
  readonly confidence: "high" | "medium" | "low";
  /** How the record was come by. */
  readonly source: string;
}

/** An amount of money. */
export interface Amount {
  /** The amount, rounded to the cent. */
  readonly value: number;
  /** Always `USD`. */
  readonly currency: string;
}

/** What is about an answer rather than in it: which request it belongs to and what it was read from. Two answers to the same question are compared without it. */
export interface AnswerMeta {
  /** Identifier of the request, equal to the response header X-Service-Trace-Id. */
  readonly traceId: string;
  /** REST form of `datasets`: a map of data set name to its health, its dates and the newest publication not loaded. */
  readonly dataFreshness: Readonly<Record<string, {
    readonly lastRefreshed?: string | undefined;
    readonly health: "healthy" | "stale" | "error" | "unknown";
    readonly sourceDate?: string | undefined;
    readonly coveredFrom?: string | undefined;
    readonly coveredTo?: string | undefined;
    readonly newestKnown?: {
      readonly name: string;
      readonly date: string;
    } | undefined;
  }>>;
}

/** What is about an answer rather than in it: which request it belongs to and what it was read from. Two answers to the same question are compared without it. */
export interface AnswerMetaOfListLawChanges {
  /** Identifier of the request, equal to the response header X-Service-Trace-Id. */
  readonly traceId: string;
}

/** What is about an answer rather than in it: which request it belongs to and what it was read from. Two answers to the same question are compared without it. */
export interface AnswerMetaOfSearchHts {
  /** Identifier of the request, equal to the response header X-Service-Trace-Id. */
  readonly traceId: string;
  /** Content hash of the reference data that answered. */
  readonly dataVersion: string;
  /** Version of the duty engine that answered. */
  readonly engineVersion: string;
  /** REST form of `datasets`: a map of data set name to its health, its dates and the newest publication not loaded. */
  readonly dataFreshness: Readonly<Record<string, {
    readonly lastRefreshed?: string | undefined;
    readonly health: "healthy" | "stale" | "error" | "unknown";
    readonly sourceDate?: string | undefined;
    readonly coveredFrom?: string | undefined;
    readonly coveredTo?: string | undefined;
    readonly newestKnown?: {
      readonly name: string;
      readonly date: string;
    } | undefined;
  }>>;
}

/** A Chapter 99 heading that is reported with the line, or may have to be. */
export interface ApplicableHeading {
  /** Heading, for example `9903.88.03`, or a measure without one in parentheses. */
  readonly code: string;
  /** Text of the heading as printed on the date. Null: the schedule held does not print it. */
  readonly description?: string | undefined;
  /** Key of the program. */
  readonly program: string;
  /** Name of the program for people. */
  readonly displayLabel: string;
  /** Statute or order it rests on. */
  readonly authority: string;
  /** Kind of authority, an open list: `section_232`, `section_301`, `section_122`, `ieepa` ... */
  readonly authorityType: string;
  /** What it does. */
  readonly kind: "column" | "additive" | "floor" | "in_lieu" | "exempt" | "quota" | "specific" | "prohibited" | "adcvd";
  /** Rate in words, as charged; `Prohibited` for an import ban. */
  readonly rate: string;
  /** What the rate is charged on: `full_value`, `steel_content` ... */
  readonly basis: string;
  /** `applies`: settled by what was stated. `undetermined`: an answer that is missing decides it. */
  readonly ending: "applies" | "undetermined";
  /** Why it is here: what names the line, whose products it is for, and the facts that decided it. */
  readonly because: string;
  /** Parameters whose missing answer leaves it undetermined. */
  readonly openFacts: readonly string[];
  /** Of a metal's heading. Null: no metal's heading. */
  readonly material?: "steel" | "aluminum" | "copper" | undefined;
  /** Position among the Chapter 99 numbers of the entry line, from 1. */
  readonly aceReportingOrder: number;
  /** First day of the rule. Null: no beginning is stated. */
  readonly effectiveFrom?: string | undefined;
  /** Last day of the rule. Null: no end is known. */
  readonly effectiveTo?: string | undefined;
  /** Law; never empty. */
  readonly citations: readonly Citation[];
  /** How sure the reading of the law is. */
  readonly confidence: "high" | "medium" | "low";
}

/** A fact that was not stated. */
export interface AssumedFact {
  /** Key of the fact vocabulary. */
  readonly key: string;
  /** What was taken, in words, and the totals rest on: of a fact to be asked its answer in the dearest completion, of where aluminum was smelted and cast no country that the law names. */
  readonly assumed: string;
  /** True: the law does not settle it, the layer stays undetermined. */
  readonly ask: boolean;
}

/** One entry. */
export interface AuditedEntry {
  /** Eleven characters without dashes. */
  readonly number: string;
  /** Entry type, two digits. Null: none can be read. */
  readonly type?: string | undefined;
  /** The day whose law it is computed by. Null: none can be read, and no line is computed. */
  readonly entryDate?: string | undefined;
  /** How far its liquidation is. Null: no entry date. */
  readonly liquidation?: "liquidated" | "unliquidated" | "extended" | "suspended" | "under_review" | "scheduled" | undefined;
  /** Day of liquidation. Null: not known. */
  readonly liquidationDate?: string | undefined;
  /** True: the day is estimated by the cycle of Customs. Null: as `liquidation`. */
  readonly liquidationEstimated?: boolean | undefined;
  /** Duty filed on all lines, USD. */
  readonly filed: string;
  /** The refund of void duties. Null: it paid none. */
  readonly cape?: CapeDeclaration | undefined;
  /** Its lines. */
  readonly lines: readonly AuditedLine[];
}

/** One entry. */
export interface AuditedEntryOfGetEntryAuditEntry {
  /** Eleven characters without dashes. */
  readonly number: string;
  /** Entry type, two digits. Null: none can be read. */
  readonly type?: string | undefined;
  /** The day whose law it is computed by. Null: none can be read, and no line is computed. */
  readonly entryDate?: string | undefined;
  /** How far its liquidation is. Null: no entry date. */
  readonly liquidation?: "liquidated" | "unliquidated" | "extended" | "suspended" | "under_review" | "scheduled" | undefined;
  /** Day of liquidation. Null: not known. */
  readonly liquidationDate?: string | undefined;
  /** True: the day is estimated by the cycle of Customs. Null: as `liquidation`. */
  readonly liquidationEstimated?: boolean | undefined;
  /** Duty filed on all lines, USD. */
  readonly filed: string;
  /** The refund of void duties. Null: it paid none. */
  readonly cape?: CapeDeclaration | undefined;
  /** Its lines. */
  readonly lines: readonly AuditedLine[];
  /** What was found of it. */
  readonly findings: readonly EntryFinding[];
}

/** One line, or the lines among which one article was split by content. */
export interface AuditedLine {
  /** Line number, or several joined by `+`. */
  readonly number: string;
  /** Number of Chapters 1 to 97. Null: none can be read. */
  readonly hts?: string | undefined;
  /** Country of origin. Null: none can be read. */
  readonly origin?: string | undefined;
  /** Customs value, USD. Null: none can be read. */
  readonly value?: string | undefined;
  /** How much can be said of a line. */
  readonly status: "certain" | "depends" | "not_covered" | "not_in_schedule" | "not_audited";
  /** Why it was not computed. Null: it was. */
  readonly reason?: string | undefined;
  /** Duty filed, USD. */
  readonly filed: string;
  /** Duty by the law as last corrected, on the entry date. Null: not computed. */
  readonly atEntry?: string | undefined;
  /** Duty by the law as published on the entry date. Null: not computed. */
  readonly asFiledLaw?: string | undefined;
  /** Duty without the void authority. Null: not computed. */
  readonly withoutIeepa?: string | undefined;
  /** Filed beside lawful by number. */
  readonly numbers: readonly AuditedNumber[];
}

/** One tariff number of a line, filed and lawful. */
export interface AuditedNumber {
  /** The number, dotted. */
  readonly number: string;
  /** Duty filed, USD. Null: it was not filed, or without an amount. */
  readonly filed?: string | undefined;
  /** Duty by law, USD. Null: not computed. */
  readonly lawful?: string | undefined;
  /** The arithmetic of the lawful amount. Null: nothing is due. */
  readonly computation?: string | undefined;
  /** The law that asks for it. Null: nothing is due. */
  readonly authority?: string | undefined;
}

/** An answer on which an end of the bounds rests, alone or with others. */
export interface BoundAnswer {
  /** Parameter that takes it: a field of the question, or `fact.` and a key of the vocabulary. */
  readonly field: string;
  /** The answer, in the unit of the parameter. Null: none of the answers that the law names. */
  readonly value?: string | undefined;
  /** The question behind it. */
  readonly question: string;
  /** Law the evidence is needed under. */
  readonly citation: string;
}

/** The answer of calculateDuty. */
export interface CalculateDutyAnswer {
  /** The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry. REST: [`GET /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDuty), [`POST /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [`GET /v1/duty/proof`](/docs#/Duty%20Calculation/proveDuty). */
  readonly dutyInfo: DutyInfo;
}

/** The answer of calculateDutyWithValuation. */
export interface CalculateDutyWithValuationAnswer {
  /** The full duty on one tariff line at one origin and entry date: column rate, Chapter 99 layers, split lines, AD/CVD candidates, fees and totals, each with the law it follows. Point-in-time decision support, not a filed entry. REST: [`GET /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDuty), [`POST /v1/duty/calculate`](/docs#/Duty%20Calculation/calculateDutyWithValuation), [`GET /v1/duty/proof`](/docs#/Duty%20Calculation/proveDuty). */
  readonly dutyInfo: DutyInfo;
}

/** Whether the void duties of an entry can be declared in CAPE. */
export interface CapeDeclaration {
  /** What has to be done. */
  readonly status: "ready" | "hold" | "repair" | "protest" | "court" | "declared" | "refunded";
  /** Why it is not ready, each with its cure. */
  readonly reasons: readonly string[];
  /** Refund without interest, USD: what of it is known. Null: nothing of it is, as lines are not computed. */
  readonly principal?: string | undefined;
  /** Interest on what is outstanding, USD: an estimate. */
  readonly interestEstimate: string;
}

/** One chapter. */
export interface CatalogChapter {
  /** Two digits. */
  readonly chapter: string;
  /** Title as printed. */
  readonly title: string;
  /** Its section. */
  readonly section: CatalogSectionName;
  /** Subchapters; none outside Chapters 98 and 99. */
  readonly subchapters: readonly CatalogSubchapter[];
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** Rows there are, unnumbered levels included. */
  readonly totalCount: number;
  /** In printing order. */
  readonly results: readonly HtsRow[];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfSearchHts;
}

/** How many rows found stand in a chapter. */
export interface CatalogChapterCount {
  /** Two digits. */
  readonly chapter: string;
  /** Title as printed. */
  readonly title: string;
  /** Rows found. */
  readonly count: number;
}

/** A chapter by name. */
export interface CatalogChapterName {
  /** Two digits. */
  readonly chapter: string;
  /** Title as printed. */
  readonly title: string;
}

/** A chapter in few words. */
export interface CatalogChapterSummary {
  /** Two digits. */
  readonly chapter: string;
  /** Title as printed. */
  readonly title: string;
  /** Four-digit headings it has. */
  readonly headingCount: number;
  /** Rows that goods are reported under; of Chapters 98 and 99 numbered rows. */
  readonly lineCount: number;
}

/** One number in full. */
export interface CatalogCode {
  /** The number, dotted. */
  readonly code: string;
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** Its section. */
  readonly section: CatalogSectionName;
  /** Its chapter. */
  readonly chapter: CatalogChapterName;
  /** Texts from the section to the row. */
  readonly path: readonly string[];
  /** Numbers that its goods had before. Empty: none is printed. */
  readonly replaces: readonly HtsSuccession[];
  /** Numbers that its goods have after the day read. Empty: it has not ended, or none is printed. */
  readonly replacedBy: readonly HtsSuccession[];
  /** The row. */
  readonly row: HtsRow;
  /** Rows above, heading first. */
  readonly parents: readonly HtsRow[];
  /** Rows below, down to the next numbered ones. */
  readonly children: readonly HtsRow[];
  /** Other rows under the same parent. */
  readonly siblings: readonly HtsRow[];
  /** The notes that govern it, most specific first, at most 20; the rest is in the notes of the code. */
  readonly notes: readonly HtsNote[];
  /** What the archived revisions did to it, oldest first. */
  readonly history: readonly HtsLineEvent[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfSearchHts;
}

/** One page of a catalog search. */
export interface CatalogSearchAnswer {
  /** What was looked for. */
  readonly query: string;
  /** The schedule searched. */
  readonly edition: HtsEdition;
  /** The number looked for, when it had ended by the day: the results are its successors. Null: anything else was looked for. */
  readonly replaced?: HtsReplacedNumber | undefined;
  /** Rows found, at most 500. */
  readonly totalCount: number;
  /** Chapters of all rows found, most rows first. */
  readonly chapters: readonly CatalogChapterCount[];
  /** Best first. */
  readonly results: readonly HtsSearchResult[];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfSearchHts;
}

/** A section and its chapters. */
export interface CatalogSection {
  /** Roman numeral. */
  readonly section: string;
  /** Title as printed. */
  readonly title: string;
  /** In the order of the schedule. */
  readonly chapters: readonly CatalogChapterSummary[];
}

/** A section by name. */
export interface CatalogSectionName {
  /** Roman numeral. */
  readonly section: string;
  /** Title as printed. */
  readonly title: string;
}

/** The sections of the schedule. */
export interface CatalogSections {
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** In the order of the schedule. */
  readonly sections: readonly CatalogSection[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfSearchHts;
}

/** A subchapter of Chapters 98 and 99. */
export interface CatalogSubchapter {
  /** Roman numeral. */
  readonly subchapter: string;
  /** Title as printed. */
  readonly title: string;
}

/** How Chapter 99 treats a line from one country on one date. */
export interface Chapter99Applicable {
  /** The line the answer is for. */
  readonly htsCode: string;
  /** Description of the line as printed. */
  readonly description: string;
  /** Country of origin the answer is for. */
  readonly country: string;
  /** Entry date the answer is for. */
  readonly date: string;
  /** Headings of the entry line in reporting order; `ending` tells those that are settled from those that are not. */
  readonly applicable: readonly ApplicableHeading[];
  /** Headings that name the line and do not apply, by heading. */
  readonly notApplicable: readonly NotApplicableHeading[];
  /** False: a heading is undetermined, the goods are prohibited, or a heading the line names has no rule in the data. */
  readonly complete: boolean;
  /** Inputs whose answer would change which headings apply, or what they charge. */
  readonly requiredInputs: readonly RequiredInput[];
  /** What was repaired, assumed or is uncertain. */
  readonly warnings: readonly string[];
  /** Last day to which the Chapter 99 programs were verified; later dates are answered as scheduled then. */
  readonly programsVerifiedTo: string;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** One Chapter 99 heading of the entry line. */
export interface Chapter99Source {
  /** Heading as reported, for example `9903.88.03`. `(import ban)`: the prohibition, which has no heading and is not reported. */
  readonly code: string;
  /** Statute or order it rests on. */
  readonly authority: string;
  /** Kind of authority, an open list: `section_232`, `section_301`, `section_122`, `ieepa`, `ieepa_reciprocal` ... */
  readonly authorityType: string;
  /** Rate in words, as charged; `Prohibited` for an import ban. */
  readonly rate: string;
  /** Duty, USD; 0 for a heading reported because it takes another away. Null: not computable from what was stated. */
  readonly amount?: Amount | undefined;
  /** The first of `citations`. */
  readonly citation: Citation;
  /** Position among the Chapter 99 numbers of the entry line, from 1, ascending as posted to ACE. */
  readonly aceReportingOrder: number;
  /** Name of the program for people. */
  readonly displayLabel: string;
  /** Of a metal's layer. Null: no metal's layer. */
  readonly material?: "steel" | "aluminum" | "copper" | undefined;
  /** Whether the layer is settled. */
  readonly ending: "applies" | "undetermined";
  /** Parameters whose missing answer leaves the layer undetermined. */
  readonly openFacts: readonly string[];
}

/** Where a rule, rate or determination comes from; at least one member that names a document is there. */
export interface Citation {
  /** Federal Register document number, for example `2026-03824`. Null: the citation gives none. */
  readonly frDocumentNumber?: string | undefined;
  /** Federal Register volume and page, for example `91 FR 9339`. Null: the citation gives none. */
  readonly frCitation?: string | undefined;
  /** Address of the Federal Register document. Null: not of the Federal Register, or cited without a number or page. */
  readonly frCitationUrl?: string | undefined;
  /** CBP Cargo Systems Messaging Service number. Null: no such message. */
  readonly csmsId?: string | undefined;
  /** CBP ruling number. Null: no ruling of CBP. */
  readonly crossRulingId?: string | undefined;
  /** Presidential proclamation number. Null: no proclamation. */
  readonly proclamationNumber?: string | undefined;
  /** Executive order number. Null: no executive order. */
  readonly eoNumber?: string | undefined;
  /** Section of the Code of Federal Regulations, or the law or other source where no member is made for it. Null: other members name the document. */
  readonly cfrSection?: string | undefined;
  /** Place in the tariff schedule: a number, a heading or a note. Null: not the schedule. */
  readonly htsno?: string | undefined;
  /** The document as cited. */
  readonly document: string;
  /** The place in the document. Null: the whole of it. */
  readonly locator?: string | undefined;
  /** Official address of the document: known with it, or given by its number. Null: none is known. */
  readonly url?: string | undefined;
  /** How the record was come by. */
  readonly source: "official" | "derived" | "secondary" | "unverified";
}

/** What a claim that was not made is worth. */
export interface ClaimEffect {
  /** Key of the fact vocabulary. */
  readonly key: string;
  /** Parameter that takes it: a field of the question, or `fact.` and a key of the vocabulary. */
  readonly field: string;
  /** The answer with the lowest duty, in the unit of the parameter. */
  readonly value: string;
  /** The question behind it. */
  readonly question: string;
  /** Total duty with that answer, USD. Null: not computable from what was stated. */
  readonly totalDuty?: string | undefined;
  /** What it saves, USD; negative when the duty rises. Null: not computable from what was stated. */
  readonly saving?: string | undefined;
  /** Law the evidence is needed under. */
  readonly citation: string;
}

/** Which optional inputs matter for the line, origin and date. */
export interface ConditionalFields {
  /** A Section 232 duty names the line; one on any article certified for a use does not. */
  readonly has232: boolean;
  /** A Section 232 rule on copper names the line. */
  readonly hasCopper: boolean;
  /** A rule asks which metal the article is made of. */
  readonly materialType: boolean;
  /** A rule is charged on the value of a metal content. */
  readonly needsMaterialSlider: boolean;
  /** A reciprocal duty covers the line. */
  readonly hasReciprocal: boolean;
  /** A rate of the line is charged on a quantity. */
  readonly needsQuantity: boolean;
  /** An AD/CVD order names the line and country. */
  readonly hasAdCvd: boolean;
  /** A rate of the line or a layer is charged on the value, so that valuation adjustments change the duty. */
  readonly showValuation: boolean;
  /** A rule reads the date of loading. */
  readonly needsDepartureDate: boolean;
}

/** How sure a determination is, with its grounds. */
export interface Confidence {
  /** 0 to 1. */
  readonly score: number;
  /** What `score` is worth in words. */
  readonly tier: "high" | "medium" | "low";
  /** Why. Null: the score speaks for itself. */
  readonly reasoning?: string | undefined;
  /** Verbatim quotes from the primary source. */
  readonly supportingPhrases: readonly string[];
}

/** ISO 3166-1 alpha-2 code in capitals; XK is Kosovo. */
export type CountryCode = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";

/** Usage of all operations on one day. */
export interface DailyUsage {
  /** Day, UTC. */
  readonly day: string;
  /** Requests. */
  readonly requests: number;
  /** Requests answered with a status of 400 or more. */
  readonly errors: number;
  /** Tokens of language models. */
  readonly aiTokens: number;
  /** Cost of language models, USD. */
  readonly aiCostUsd: string;
}

/** How fresh one data set is and how far it reaches. */
export interface DatasetStatus {
  /** Name of the data set, for example `hts_schedule` or `chapter99_programs`. */
  readonly name: string;
  /** What the data set holds, in one sentence. */
  readonly description: string;
  /** When its sources were last read, never when they were loaded. Null: never, or no source says. */
  readonly lastRefreshed?: string | undefined;
  /** Whether answers may rely on it. */
  readonly health: "healthy" | "stale" | "error" | "unknown";
  /** The rule that decided `health`, in words. */
  readonly healthReason: string;
  /** Days that may pass after the newest source, or the last day verified, before the data set is stale. */
  readonly staleAfterDays: number;
  /** Days from the newest source, or the last day verified, to today; negative: after today. Null: neither is known. */
  readonly ageDays?: number | undefined;
  /** Date of the newest source that is held. Null: none was read, or it states none. */
  readonly sourceDate?: string | undefined;
  /** The newest source that is held. Null: as `sourceDate`. */
  readonly sourceName?: string | undefined;
  /** The newest publication that is known and not loaded. Null: none is known. */
  readonly newestKnown?: Publication | undefined;
  /** Revision of the source that the last refresh read. Null: it has none, or none was recorded. */
  readonly sourceRevision?: string | undefined;
  /** SHA-256 of the bytes that the last refresh read, hexadecimal. Null: the content came with the reference pack. */
  readonly sourceSha256?: string | undefined;
  /** First day the content is known for. Null: no beginning is stated. */
  readonly coveredFrom?: string | undefined;
  /** Last day the content was verified to. A later date is answered with what is already scheduled, and the answer says so. Null: no end is stated. */
  readonly coveredTo?: string | undefined;
  /** Records it holds. */
  readonly recordCount: number;
}

/** Sound limits of the total duty, USD, over every open input: end uses and other facts to be asked, preferences, exclusions, exemptions, U.S. and metal contents, dates of loading and export, quantities, and the firms of AD/CVD cases. A case that may apply is in the upper limit, at the greatest deposit rate held for any firm while none is named, and in neither total nor lower limit while its scope is open; `adcvdCases` has the limits of each. A claim that only raises the duty counts as well: `highAnswers` names it, and `boundsWithoutClaims` leaves it out. Fees are not included. Where parts of a duty are rounded the limits may be a cent wider than any answer leads to. */
export interface DutyBounds {
  /** Least total; of goods that may not be entered, under `lowAnswers` that let them in. Null: not computable from what was stated, or nothing lets them in. */
  readonly low?: string | undefined;
  /** Greatest total. Null: no upper limit is known, as a quantity, a rate or an AD/CVD rate is not known. */
  readonly high?: string | undefined;
  /** The first of the blocking `requiredInputs`: the question to answer next. Null: nothing blocks the answer. */
  readonly nextBestFact?: string | undefined;
  /** Answers that lead to `low` when all of them are given, and no fewer; quantities and AD/CVD cases aside. Empty: that much is owed as it is. Null: `low` is null, or bounded work found no such answers. */
  readonly lowAnswers?: readonly BoundAnswer[] | undefined;
  /** The same for `high`. Null: `high` is null, or bounded work found no such answers. */
  readonly highAnswers?: readonly BoundAnswer[] | undefined;
}

/** What became of one heading between two answers. */
export interface DutyChange {
  /** The tariff line, or the Chapter 99 heading. */
  readonly heading: string;
  /** Whether the layer came, went or is another. */
  readonly kind: "added" | "removed" | "changed";
  /** Amount after less amount before, USD; a layer that is not there counts as 0. Null: one of them is not computable. */
  readonly difference?: string | undefined;
  /** Why, as a code. */
  readonly cause: "begins" | "ends" | "rate_set" | "schedule" | "column" | "scope" | "origin" | "condition" | "displacement" | "value" | "column_duty" | "certainty" | "prohibition" | "correction" | "scenario";
  /** Why, in words. */
  readonly because: string;
  /** The layer in the first answer. Null: it is not there. */
  readonly before?: DutyLayerOfTraceDuty2 | undefined;
  /** The layer in the second answer. Null: it is not there. */
  readonly after?: DutyLayerOfTraceDuty2 | undefined;
  /** Law of the layer that is there; of the second where both are. */
  readonly citations: readonly Citation[];
}

/** Two duties and what lies between them. */
export interface DutyDiff {
  /** Total duty of `to` less that of `from`, USD: the sum over `changes`. Null: one of them is not computable. */
  readonly difference?: string | undefined;
  /** The same for duty and both fees: the sum over `changes` and `feeChanges`. Null: not computable. */
  readonly landedDifference?: string | undefined;
  /** The answer to the first question. */
  readonly from: DutyInfoOfCompareDuties;
  /** The answer to the second question. */
  readonly to: DutyInfoOfCompareDuties;
  /** What became of each layer that is not the same; empty: the duty is the same in every part. */
  readonly changes: readonly DutyChange[];
  /** What became of the fees. */
  readonly feeChanges: readonly FeeChange[];
}

/** The duty on one line, its parts, and what is still open about it. */
export interface DutyInfo {
  /** The line the answer is for: ten digits, or eight where it has no statistical suffixes or all have the same duty. */
  readonly htsCode: string;
  /** Description of the line as printed. */
  readonly description: string;
  /** Descriptions from the heading down to the line, unnumbered levels included. */
  readonly path?: readonly string[] | undefined;
  /** Entry date the answer is for. */
  readonly entryDate: string;
  /** True: the law was read as published on the entry date; false: as last corrected. */
  readonly asFiled: boolean;
  /** Corrections published later that make the layers of the two readings differ. Empty: both give the same. */
  readonly corrections: readonly RetroactiveCorrection[];
  /** Country of origin the answer is for. Null: not stated. */
  readonly countryOfOrigin?: string | undefined;
  /** Value as declared, USD; the first-sale price where only that was given. Null: not stated. */
  readonly declaredValue?: number | undefined;
  /** Customs value every layer is computed on, USD: the declared value with its adjustments. Null: not stated. */
  readonly enteredValue?: number | undefined;
  /** Units of quantity as printed, separated by commas. Null: the line has none. */
  readonly unit?: string | undefined;
  /** Column 1 General rate as printed. */
  readonly generalRate: string;
  /** Column 1 Special rates, one entry for each program symbol. */
  readonly specialRates: readonly SpecialRate[];
  /** Column 2 rate as printed. */
  readonly column2Rate: string;
  /** Which column's rate was applied. */
  readonly column: "general" | "special" | "column2";
  /** Program symbol whose special rate was applied. Null: none. */
  readonly specialProgramApplied?: string | undefined;
  /** Section 232 rates charged, joined by ` + `. Null: none. */
  readonly section232?: string | undefined;
  /** Section 301 rates charged, joined by ` + `. Null: none. */
  readonly section301?: string | undefined;
  /** Rates charged under the IEEPA border and country orders, joined by ` + `. Null: none. */
  readonly ieepaRate?: string | undefined;
  /** Reciprocal rates charged, joined by ` + `. Null: none. */
  readonly reciprocalRate?: string | undefined;
  /** AD/CVD rates of the candidates in `adcvdCases`; advisory ones are in no total. Null: no candidate. */
  readonly adCvdRate?: string | undefined;
  /** AD/CVD orders that name the line and country: candidates for scope review, the written scope controls. */
  readonly adcvdCases: readonly AdcvdCase[];
  /** Chapter 99 headings of the entry line in reporting order, zero headings included. */
  readonly chapter99Sources: readonly Chapter99Source[];
  /** Exclusions that may cover the goods; the importer confirms that they match the description. */
  readonly matchedExclusions: readonly MatchedExclusion[];
  /** Statistical lines of the entry where its value must be split. Empty: one line. */
  readonly splitLines: readonly SplitLine[];
  /** Steps from the declared to the customs value. Null: no adjustment was asked for. */
  readonly valuationAdjustments?: ValuationAdjustments | undefined;
  /** Customs value, duties and both fees. Null: not computable from what was stated. */
  readonly landedCost?: Amount | undefined;
  /** `totalDutyAmount`: while blocking inputs are open the dearest they allow together, as `assumedFacts` says; what it leaves out, see `bounds`. Null: not computable from what was stated. */
  readonly estimatedTotalDuty?: Amount | undefined;
  /** Column duty, Chapter 99 layers and AD/CVD that is not advisory. Null: not computable from what was stated. */
  readonly totalDutyAmount?: Amount | undefined;
  /** 100 x `totalDutyAmount` / customs value, fees excluded. Null: not computable from what was stated. */
  readonly effectiveRate?: number | undefined;
  /** Charges, reliefs and rules of entry that bear on the goods and are named, never computed. */
  readonly notices: readonly EntryNotice[];
  /** False: a needed input is missing, an AD/CVD order that lists line and country is not settled, the day is beyond the law that is known, the goods are prohibited, or a heading of the line has no rule in the data. `incompleteReasons` says which. */
  readonly calculationComplete: boolean;
  /** Everything that keeps the answer from being complete, in words; empty exactly when `calculationComplete` is true. */
  readonly incompleteReasons: readonly IncompleteReason[];
  /** True: the goods may not be entered; the layer that says so has the rate `Prohibited`. */
  readonly prohibited: boolean;
  /** Inputs whose answer would change the duty. */
  readonly requiredInputs: readonly RequiredInput[];
  /** What was repaired, assumed, not used or is uncertain. */
  readonly warnings: readonly string[];
  /** Rate rules of reviewed legal notes that concern the line; evidence only. Empty: none is about it. */
  readonly legalNoteRateRuleDiagnostics?: readonly LegalNoteRateRuleDiagnostic[] | undefined;
  /** Chapter 99 effects of reviewed legal notes that concern the line; evidence only. Empty: none is about it. */
  readonly legalNoteChapter99ApplicabilityDiagnostics?: readonly LegalNoteChapter99ApplicabilityDiagnostic[] | undefined;
  /** Quotas of reviewed legal notes that concern the line; evidence only. Empty: none is about it. */
  readonly legalNoteQuotaDiagnostics?: readonly LegalNoteQuotaDiagnostic[] | undefined;
  /** Where each rate comes from, and the data and engine versions. */
  readonly provenance: Provenance;
  /** Column duty, USD. Null: not computable from what was stated. */
  readonly mfnAmount?: number | undefined;
  /** AD/CVD deposits that are not advisory, USD: 0 while every case is a candidate. Null: a case that counts is not computable from what was stated. */
  readonly adcvdAmount?: number | undefined;
  /** Column duty and Chapter 99 layers, USD. Null: not computable from what was stated. */
  readonly entryDutiesAmount?: number | undefined;
  /** Total duty and both fees, USD. Null: not computable from what was stated. */
  readonly totalLandedDuty?: number | undefined;
  /** Which Section 232 metals lists name the line on the date. */
  readonly section232ScopeMatch: Section232ScopeMatch;
  /** Merchandise processing fee (19 CFR 24.23). */
  readonly mpf: MerchandiseProcessingFee;
  /** Harbor maintenance fee (19 CFR 24.24). */
  readonly hmf: HarborMaintenanceFee;
  /** Which optional inputs matter for the line, for building a form. */
  readonly conditionalFields: ConditionalFields;
  /** Parameters whose missing answer leaves the duty undetermined: the blocking ones of `requiredInputs`. */
  readonly missingConditionalInputs: readonly string[];
  /** Every layer with its rule, base value, arithmetic, facts and citations, the column duty last. */
  readonly layers: readonly DutyLayer[];
  /** Sound limits of the total duty over every answer to every input that the answer lists as open: `requiredInputs`, blocking and advisory, and `claims`. While a blocking input is open the totals are the dearest that these allow together, but take no country of smelting or casting that the law names and no AD/CVD case of open scope. The limits take both in: the duty may lie below the total, and above it. */
  readonly bounds: DutyBounds;
  /** Sound limits of the total duty if no relief is claimed: only blocking inputs and AD/CVD cases vary. */
  readonly boundsWithoutClaims: DutyLimits;
  /** The totals as exact decimals. */
  readonly totals: DutyTotals;
  /** Facts that were not stated and what was taken for them. */
  readonly assumedFacts: readonly AssumedFact[];
  /** Chapter 99 headings considered and not applied, each with its reason and the one fact that would flip it. */
  readonly whyNot?: readonly NotAppliedHeading[] | undefined;
  /** Claims that would change the duty, the greatest saving first. */
  readonly claims?: readonly ClaimEffect[] | undefined;
  /** The computation step by step, one line each. */
  readonly trace?: readonly string[] | undefined;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** The duty on one line, its parts, and what is still open about it. */
export interface DutyInfoOfCompareDuties {
  /** The line the answer is for: ten digits, or eight where it has no statistical suffixes or all have the same duty. */
  readonly htsCode: string;
  /** Description of the line as printed. */
  readonly description: string;
  /** Entry date the answer is for. */
  readonly entryDate: string;
  /** Country of origin the answer is for. Null: not stated. */
  readonly countryOfOrigin?: string | undefined;
  /** False: a needed input is missing, an AD/CVD order that lists line and country is not settled, the day is beyond the law that is known, the goods are prohibited, or a heading of the line has no rule in the data. `incompleteReasons` says which. */
  readonly calculationComplete: boolean;
  /** The totals as exact decimals. */
  readonly totals: DutyTotalsOfTraceDuty;
  /** Every layer with its rule, base value, arithmetic, facts and citations, the column duty last. */
  readonly layers: readonly DutyLayerOfTraceDuty[];
}

/** The duty on one line, its parts, and what is still open about it. */
export interface DutyInfoOfProveDuty {
  /** The answer with everything needed to compute it again: facts, law and every claimed figure. `npm run verify` and the function `verifyProof` recompute it without this service, its database or a network. */
  readonly proof: DutyProof;
}

/** The duty on one line, its parts, and what is still open about it. */
export interface DutyInfoOfTraceDuty {
  /** The line the answer is for: ten digits, or eight where it has no statistical suffixes or all have the same duty. */
  readonly htsCode: string;
  /** Description of the line as printed. */
  readonly description: string;
  /** False: a needed input is missing, an AD/CVD order that lists line and country is not settled, the day is beyond the law that is known, the goods are prohibited, or a heading of the line has no rule in the data. `incompleteReasons` says which. */
  readonly calculationComplete: boolean;
  /** The totals as exact decimals. */
  readonly totals: DutyTotalsOfTraceDuty;
  /** Every layer with its rule, base value, arithmetic, facts and citations, the column duty last. */
  readonly layers: readonly DutyLayerOfTraceDuty[];
}

/** A duty, or a heading reported at zero because it takes one away. */
export interface DutyLayer {
  /** The tariff line itself, a Chapter 99 heading, or the number of an AD/CVD case that counts. */
  readonly heading: string;
  /** What it does. */
  readonly kind: "column" | "additive" | "floor" | "in_lieu" | "exempt" | "quota" | "specific" | "prohibited" | "adcvd";
  /** Identifier of the rule in the reference data. Null: the tariff line. */
  readonly ruleId?: string | undefined;
  /** Key of the program. Null: the tariff line without a preference. */
  readonly program?: string | undefined;
  /** Statute, order or general note it rests on. */
  readonly authority: string;
  /** Kind of authority, an open list. */
  readonly authorityType: string;
  /** Whether it is settled. */
  readonly ending: "applies" | "undetermined";
  /** Rate in words. */
  readonly rateText: string;
  /** Percent of `baseValue`; a floor is shown as what it adds. Null: not a percentage, or not known. */
  readonly ratePercent?: string | undefined;
  /** What the rate is charged on: `full_value`, `steel_content` ... */
  readonly basis: string;
  /** Value the rate is applied to, USD. Null: the value was not stated. */
  readonly baseValue?: string | undefined;
  /** Duty, USD, rounded once to the cent; of a floor, what it comes to less the column duty as rounded, so that both together are the floor to the cent. Null: not computable from what was stated. */
  readonly amount?: string | undefined;
  /** The arithmetic. */
  readonly computation: string;
  /** Position among the Chapter 99 numbers of the entry line, from 1. Null: the tariff line, or an AD/CVD case below it. */
  readonly aceReportingOrder?: number | undefined;
  /** Digits of the scope list row that names the line. Null: the rule names all goods, or is written in a note. */
  readonly listedAs?: string | undefined;
  /** Article the scope list row is limited to. Null: not limited. */
  readonly qualifier?: string | undefined;
  /** Keys of the facts that decided it, stated or assumed. */
  readonly factsRead: readonly string[];
  /** Keys whose missing answer would change it. */
  readonly openFacts: readonly string[];
}

/** A duty, or a heading reported at zero because it takes one away. */
export interface DutyLayerOfTraceDuty {
  /** The tariff line itself, a Chapter 99 heading, or the number of an AD/CVD case that counts. */
  readonly heading: string;
  /** Kind of authority, an open list. */
  readonly authorityType: string;
  /** Rate in words. */
  readonly rateText: string;
  /** Duty, USD, rounded once to the cent; of a floor, what it comes to less the column duty as rounded, so that both together are the floor to the cent. Null: not computable from what was stated. */
  readonly amount?: string | undefined;
}

/** A duty, or a heading reported at zero because it takes one away. */
export interface DutyLayerOfTraceDuty2 {
  /** Rate in words. */
  readonly rateText: string;
  /** Duty, USD, rounded once to the cent; of a floor, what it comes to less the column duty as rounded, so that both together are the floor to the cent. Null: not computable from what was stated. */
  readonly amount?: string | undefined;
}

/** Sound limits of the total duty, USD, fees not included. */
export interface DutyLimits {
  /** Least total. Null: not computable from what was stated, or the goods may not be entered. */
  readonly low?: string | undefined;
  /** Greatest total. Null: no upper limit is known, as a quantity, a rate or an AD/CVD rate is not known. */
  readonly high?: string | undefined;
}

/** A run of days with one and the same duty. */
export interface DutyPeriod {
  /** First day: the day of the change, for every period but the first. */
  readonly from: string;
  /** Last day. */
  readonly to: string;
  /** True: it begins after today; it is what the law in the data schedules, and may be changed before. */
  readonly scheduled: boolean;
  /** Why there is no duty on these days, for example that the number is not in the schedule. Null: there is one. */
  readonly unanswered?: string | undefined;
  /** Total duty less that of the period before, USD. Null: the first period, or one of them is not computable. */
  readonly difference?: string | undefined;
  /** The same for duty and both fees, USD. Null: as for `difference`. */
  readonly landedDifference?: string | undefined;
  /** The duty on these days. Null: it is not computed, see `unanswered`. */
  readonly duty?: DutyInfoOfTraceDuty | undefined;
  /** What became of each layer since the period before. Empty: the first period, or only fees or what is missing changed. */
  readonly changes: readonly DutyChange[];
  /** What became of the fees since the period before. */
  readonly feeChanges: readonly FeeChange[];
}

/** A duty that carries its own proof: law and facts as plain JSON, decimals as text. */
export interface DutyProof {
  /** `dutygraph-proof/1`. */
  readonly format: string;
  /** Version of the duty engine that claims the figures; another version may compute others. */
  readonly engineVersion: string;
  /** Content hash of the reference data the law was taken from. */
  readonly dataVersion: string;
  /** Chapter 99 rules in the excerpt of the law: all that are in force for the line and origin, charged or not. */
  readonly rules: number;
  /** The proof. Save it as it is (`proof.json`) and run `npm run verify -- proof.json`: it ends with 0 when every layer, total and bound follows from the facts and the law in it, with 1 and a list of differences when one does not. */
  readonly document: unknown;
}

/** The duty on the same goods through time. */
export interface DutyTimeline {
  /** First day of the timeline. */
  readonly from: string;
  /** Last day of the timeline. */
  readonly to: string;
  /** Runs of days with one and the same duty, in order and without gaps. */
  readonly periods: readonly DutyPeriod[];
}

/** The totals of an answer as exact decimals, USD unless said otherwise. Null: not computable from what was stated. */
export interface DutyTotals {
  /** Column duty. */
  readonly columnDuty?: string | undefined;
  /** Column duty and Chapter 99 layers. */
  readonly entryDuties?: string | undefined;
  /** AD/CVD that is not advisory: cash deposits. */
  readonly adcvd?: string | undefined;
  /** Entry duties and AD/CVD that is not advisory. */
  readonly totalDuty?: string | undefined;
  /** Merchandise processing fee. */
  readonly merchandiseProcessingFee?: string | undefined;
  /** Harbor maintenance fee. */
  readonly harborMaintenanceFee?: string | undefined;
  /** Total duty and both fees. */
  readonly totalLandedDuty?: string | undefined;
  /** Customs value and total landed duty. */
  readonly landedCost?: string | undefined;
  /** 100 x total duty / customs value, percent, to 12 decimals. */
  readonly effectiveRate?: string | undefined;
}

/** The totals of an answer as exact decimals, USD unless said otherwise. Null: not computable from what was stated. */
export interface DutyTotalsOfTraceDuty {
  /** Entry duties and AD/CVD that is not advisory. */
  readonly totalDuty?: string | undefined;
  /** Total duty and both fees. */
  readonly totalLandedDuty?: string | undefined;
  /** 100 x total duty / customs value, percent, to 12 decimals. */
  readonly effectiveRate?: string | undefined;
}

/** Filed entries beside the law of their days. Over REST: [`POST /v1/entry-audits`](/docs#/Entry%20Audit/auditEntries). */
export interface EntryAudit {
  /** The day that rights and deadlines are counted to. */
  readonly asOf: string;
  /** What was read of the file. */
  readonly source: EntryAuditSource;
  /** What was read of the reports of Customs, in their order. */
  readonly reports: readonly EntryAuditSource[];
  /** Sums over all entries, USD. */
  readonly totals: EntryAuditTotals;
  /** What was found, by entry date and entry. */
  readonly findings: readonly EntryFinding[];
  /** Every entry with its lines, by entry date. */
  readonly entries: readonly AuditedEntry[];
  /** Said on every audit. */
  readonly notice: string;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** Why an audit cannot be made. */
export interface EntryAuditFailure {
  /** Kind of problem; its page is `/docs/errors/<kind>`. */
  readonly kind: string;
  /** What is wrong and how it is mended. */
  readonly detail: string;
}

/** One output of an audit. */
export interface EntryAuditFile {
  /** Name, for example `audit.xlsx`. */
  readonly name: string;
  /** Size, bytes. */
  readonly bytes: number;
  /** Media type. */
  readonly mediaType: string;
  /** Address of the download, below that of the server; it needs the key as well. */
  readonly href: string;
}

/** One stored audit. Everything of it is deleted on request, and after 30 days. */
export interface EntryAuditJob {
  /** Identifier. */
  readonly id: string;
  /** Name of the file as it was given. */
  readonly name: string;
  /** Size of the file, bytes. */
  readonly bytes: number;
  /** How far it is. */
  readonly status: "queued" | "auditing" | "writing" | "done" | "failed";
  /** Tariff numbers in the file. Null: it is not read yet. */
  readonly records?: number | undefined;
  /** Those of them that are audited. */
  readonly recordsDone: number;
  /** Seconds left, by what the audit took so far: an estimate. Null: it cannot be told, or it is over. */
  readonly secondsLeft?: number | undefined;
  /** Why it failed. Null: it did not. */
  readonly failure?: EntryAuditFailure | undefined;
  /** The day that rights and deadlines are counted to. */
  readonly asOf: string;
  /** Data version of the law that it is computed by. */
  readonly dataVersion: string;
  /** When it was started. */
  readonly createdAt: string;
  /** When it ended. Null: it is under way. */
  readonly finishedAt?: string | undefined;
  /** When it is deleted. */
  readonly expiresAt: string;
}

/** Stored audits of an account. */
export interface EntryAuditJobList {
  /** The newest first. */
  readonly jobs: readonly EntryAuditJob[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfListLawChanges;
}

/** One stored audit. Everything of it is deleted on request, and after 30 days. */
export interface EntryAuditJobOfGetEntryAuditJob {
  /** Identifier. */
  readonly id: string;
  /** Name of the file as it was given. */
  readonly name: string;
  /** Size of the file, bytes. */
  readonly bytes: number;
  /** How far it is. */
  readonly status: "queued" | "auditing" | "writing" | "done" | "failed";
  /** Tariff numbers in the file. Null: it is not read yet. */
  readonly records?: number | undefined;
  /** Those of them that are audited. */
  readonly recordsDone: number;
  /** Seconds left, by what the audit took so far: an estimate. Null: it cannot be told, or it is over. */
  readonly secondsLeft?: number | undefined;
  /** Why it failed. Null: it did not. */
  readonly failure?: EntryAuditFailure | undefined;
  /** The day that rights and deadlines are counted to. */
  readonly asOf: string;
  /** Data version of the law that it is computed by. */
  readonly dataVersion: string;
  /** When it was started. */
  readonly createdAt: string;
  /** When it ended. Null: it is under way. */
  readonly finishedAt?: string | undefined;
  /** When it is deleted. */
  readonly expiresAt: string;
  /** What was read of each file: one, or those of an archive. None: nothing is read yet. */
  readonly sources: readonly EntryAuditSource[];
  /** Sums over all entries, USD. Null: it is not done. */
  readonly totals?: EntryAuditTotals | undefined;
  /** The outputs; none until it is done. */
  readonly files: readonly EntryAuditFile[];
  /** What has to be known of the outputs, for example which are left out. */
  readonly notes: readonly string[];
  /** Said on every audit. */
  readonly notice: string;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** What a reader made of a file of entries. */
export interface EntryAuditSource {
  /** Name of the file. Null: it came without one, in a field of a request. */
  readonly file?: string | undefined;
  /** `ACE ES-003`, `table`, `CATAIR AE`, or `report of entries: ` with what it holds, such as `refunds`. */
  readonly format: string;
  /** Row of the header, from 1. Null: the format has none. */
  readonly headerRow?: number | undefined;
  /** Columns that are understood. */
  readonly columns: readonly EntryColumn[];
  /** Headers that are not understood; their cells have no effect. */
  readonly unknownColumns: readonly string[];
  /** Rows after the header: read and skipped ones. */
  readonly rows: number;
  /** Rows that were read. */
  readonly data: number;
  /** The first 1,000 rows that were skipped, with the reason. Empty lines of a text are no rows. */
  readonly skipped: readonly EntryRowNote[];
  /** The first 1,000 cells that could not be read and count as absent, with the reason. */
  readonly unreadable: readonly EntryRowNote[];
}

/** Sums over an audit, USD. Overpaid and underpaid stand apart and are never netted between lines. `overpaid` and `ieepaPrincipal` overlap: what was overpaid under a heading held void is in both, so they do not add up to a refund. */
export interface EntryAuditTotals {
  /** Number of entries. */
  readonly entries: number;
  /** Number of lines. */
  readonly lines: number;
  /** Lines whose duty was computed. */
  readonly linesComputed: number;
  /** Duty filed on all lines. */
  readonly filed: string;
  /** Duty filed on the lines that were computed. */
  readonly filedComputed: string;
  /** Duty of those lines by the law as last corrected, on their entry dates. */
  readonly lawfulAtEntry: string;
  /** The same without the duties held void (IEEPA; Learning Resources v. Trump, No. 24-1287). */
  readonly owedWithoutIeepa: string;
  /** Filed more than the law at entry asked for. */
  readonly overpaid: string;
  /** Filed less than the law at entry asked for. */
  readonly underpaid: string;
  /** Refund of void duties: filed duty less duty without them, what was overpaid under their headings included. What was overpaid under other headings of the line is in `overpaid` alone. */
  readonly ieepaPrincipal: string;
  /** The same by what has to be done for it. */
  readonly ieepaByStatus: readonly IeepaStatusTotal[];
  /** Interest on the refund by published quarterly rates, compounded daily (19 USC 1505(c)): an estimate. */
  readonly interestEstimate: string;
  /** Paid under authorities that are before the courts: in no other sum. */
  readonly contingent: string;
  /** Duty filed on lines or headings that were not computed. */
  readonly notAudited: string;
}

/** One column of a table as it was understood. */
export interface EntryColumn {
  /** Name of the field. */
  readonly field: string;
  /** Header as printed. */
  readonly header: string;
}

/** One thing that was found. */
export interface EntryFinding {
  /** Code, for example `T01`: D data, T tariff, A AD/CVD, F fees, P procedure. */
  readonly code: string;
  /** What the code says. */
  readonly name: string;
  /** Further codes of the same money. */
  readonly also: readonly string[];
  /** How much it asks for. */
  readonly severity: "error" | "opportunity" | "advisory" | "info";
  /** Entry number. */
  readonly entry: string;
  /** Line, or lines joined by `+` among which one article was split. Null: it is about the entry. */
  readonly line?: string | undefined;
  /** Number of Chapters 1 to 97. Null: it is not about one line. */
  readonly hts?: string | undefined;
  /** Country of origin of the line. Null: it is about no line, or none can be read. */
  readonly origin?: string | undefined;
  /** Heading or case that the difference is on. Null: it is on none. */
  readonly heading?: string | undefined;
  /** Filed, USD. Null: no money. */
  readonly filed?: string | undefined;
  /** By law, USD. Null: no money, or not computed. */
  readonly lawful?: string | undefined;
  /** Filed less lawful, without what is set against other headings or is in other findings of the line: positive is overpaid. Null: no money. */
  readonly difference?: string | undefined;
  /** Least lawful duty while a fact is open, or with a possible claim, USD. Null: neither, or not computable. */
  readonly lower?: string | undefined;
  /** Greatest lawful duty while a fact is open, USD. Null: none is open, or no limit is known. */
  readonly upper?: string | undefined;
  /** The reason in a sentence. */
  readonly why: string;
  /** The route and its last day. Null: none is asked for. */
  readonly remedy?: EntryRemedy | undefined;
  /** Claims and facts that the lawful amount rests on. */
  readonly restsOn: readonly string[];
  /** The law. */
  readonly citations: readonly string[];
  /** How sure it is. */
  readonly confidence: string;
  /** Name of the file that proves the lawful duty of its line, for a stored audit. Null: none is needed. */
  readonly proof?: string | undefined;
}

/** A page of findings. */
export interface EntryFindingConnection {
  /** The findings. */
  readonly findings: readonly EntryFinding[];
  /** Which page this is. */
  readonly pageInfo: PageInfo;
  /** Findings over all pages. */
  readonly totalCount: number;
}

/** Something that bears on the goods beside the duties, named and not computed: no total contains it. */
export interface EntryNotice {
  /** Name of the notice. */
  readonly id: string;
  /** What it does. */
  readonly kind: "charge" | "relief" | "entry";
  /** What it is called. */
  readonly title: string;
  /** What it says of the goods. */
  readonly detail: string;
  /** How sure it is that it bears on the goods. */
  readonly confidence: "high" | "medium" | "low";
  /** The law it rests on. */
  readonly citations: readonly Citation[];
}

/** The way to get money back or to pay what is owed, the first that is open. */
export interface EntryRemedy {
  /** A way to correct an entry. */
  readonly route: "post_summary_correction" | "protest" | "cape" | "preference_1520d" | "prior_disclosure" | "court" | "none";
  /** The last calendar day. Null: the route has none, or it cannot be told. */
  readonly by?: string | undefined;
  /** The last working day on or before `by`. Null: as `by`. */
  readonly byWorkingDay?: string | undefined;
  /** True: a date it is counted from is not in the file. */
  readonly estimated: boolean;
  /** True: it is open on the day of the audit. */
  readonly open: boolean;
  /** The law of the route. */
  readonly authority: string;
}

/** Something about one row. */
export interface EntryRowNote {
  /** The row, from 1. */
  readonly row: number;
  /** What and why. */
  readonly note: string;
}

/** An account. */
export interface ExportedAccount {
  /** Identifier. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** When it was made. */
  readonly createdAt: string;
  /** When it was closed. Null: it is open. */
  readonly closedAt?: string | undefined;
}

/** An API key without its secret. */
export interface ExportedApiKey {
  /** Identifier. */
  readonly id: string;
  /** First characters. */
  readonly prefix: string;
  /** What data a key asks. */
  readonly mode: "live" | "test";
  /** Label. Null: it has none. */
  readonly label?: string | undefined;
  /** Whether closed-beta operations answer. */
  readonly betaEntitled: boolean;
  /** When it was made. */
  readonly createdAt: string;
  /** When it was last used. Null: never. */
  readonly lastUsedAt?: string | undefined;
  /** When it expires. Null: it does not. */
  readonly expiresAt?: string | undefined;
  /** When it was revoked. Null: it is in force. */
  readonly revokedAt?: string | undefined;
}

/** Something that was done to an account. */
export interface ExportedAuditEvent {
  /** When. */
  readonly at: string;
  /** Who did it. */
  readonly actor: string;
  /** What was done, for example `key.created`. */
  readonly action: string;
  /** To what. */
  readonly subject: string;
  /** More about it. */
  readonly detail: unknown;
}

/** An answer kept for an idempotency key; of the key only a hash is held. */
export interface ExportedIdempotencyRecord {
  /** Method of the request. */
  readonly method: string;
  /** Path of the request. */
  readonly path: string;
  /** How far a request under an idempotency key is. */
  readonly state: "running" | "done";
  /** Status of the answer. Null: there is none yet. */
  readonly responseStatus?: number | undefined;
  /** Body of the answer. Null: there is none yet. */
  readonly responseBody?: string | undefined;
  /** When the request came in. */
  readonly createdAt: string;
  /** When it is forgotten. */
  readonly expiresAt: string;
}

/** A saved report. */
export interface ExportedReport {
  /** Identifier. */
  readonly id: string;
  /** What a stored report is about. */
  readonly kind: "adcvd" | "classification";
  /** Title. */
  readonly title: string;
  /** What was asked. */
  readonly request: unknown;
  /** The report. */
  readonly content: unknown;
  /** Content hash of the reference data it was made from. */
  readonly dataVersion: string;
  /** Version of the duty engine that made it. */
  readonly engineVersion: string;
  /** When it was made. */
  readonly createdAt: string;
  /** When it is deleted. Null: it is kept. */
  readonly expiresAt?: string | undefined;
}

/** What became of a fee between two answers. */
export interface FeeChange {
  /** A fee on an entry. */
  readonly fee: "mpf" | "hmf";
  /** Fee in the first answer, USD. Null: the value was not stated. */
  readonly before?: string | undefined;
  /** Fee in the second answer, USD. Null: the value was not stated. */
  readonly after?: string | undefined;
  /** After less before, USD. Null: one of them is not computable. */
  readonly difference?: string | undefined;
  /** How each came about. */
  readonly because: string;
}

/** One thing that is wrong: with a parameter, or with a member of the body. */
export interface FieldProblem {
  /** Name of the parameter or header. */
  readonly parameter?: string | undefined;
  /** JSON pointer into the body (RFC 6901). */
  readonly pointer?: string | undefined;
  /** What is wrong with it, and the cure. */
  readonly message: string;
}

/** A fact and the answer that would make a heading apply. */
export interface FlippingFact {
  /** Key of the fact vocabulary. */
  readonly key: string;
  /** The answer, or the range it must lie in. */
  readonly value: string;
}

/** Harbor maintenance fee: ocean cargo only. */
export interface HarborMaintenanceFee {
  /** Percent of the customs value. */
  readonly rate: number;
  /** USD. Null: the value was not stated. */
  readonly amount?: number | undefined;
  /** False: not ocean cargo. */
  readonly applicable: boolean;
  /** Why. */
  readonly reason: string;
}

/** One page of rows in printing order. */
export interface HtsBrowseAnswer {
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** Rows there are. */
  readonly totalCount: number;
  /** In printing order. */
  readonly results: readonly HtsRow[];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfSearchHts;
}

/** The schedule an answer was read from. */
export interface HtsEdition {
  /** Day whose law was read. Null: the whole printing of the revision, rows that begin later included. */
  readonly date?: string | undefined;
  /** Revision the schedule was read as printed by; without one asked for, the newest published on or before the day. */
  readonly revision: string;
  /** Printed title of the revision. */
  readonly title: string;
  /** Day it was published. */
  readonly publishedOn: string;
  /** How the revision is known: `archive` (its whole text), `change_record` (what its official change record says was applied to the newest archive before it), `secondary` (the same from a reviewed copy), `notice` (a citation of the Federal Register alone) or `unread`. */
  readonly basis: string;
}

/** A remark printed beside a row. */
export interface HtsEndnote {
  /** Cells it belongs to: `desc`, `general`, `special`, `other`, `units`, `stat`. */
  readonly columns: readonly string[];
  /** As printed. */
  readonly text: string;
  /** Chapter 99 headings it names that the schedule prints. */
  readonly headings: readonly HtsEndnoteHeading[];
}

/** A Chapter 99 heading an endnote leads to. */
export interface HtsEndnoteHeading {
  /** Heading, dotted. */
  readonly code: string;
  /** Text of the heading. */
  readonly description: string;
  /** Rate printed in Column 1 General. */
  readonly general: string;
}

/** A cell that was printed differently. */
export interface HtsFieldChange {
  /** A cell of the schedule. */
  readonly field: "description" | "general" | "special" | "column2" | "units" | "additionalDuties" | "quotaQuantity" | "endnotes";
  /** Before; empty: the cell was empty. */
  readonly before: string;
  /** After; empty: the cell is empty. */
  readonly after: string;
}

/** One number in its place. */
export interface HtsHierarchy {
  /** The number as it was understood, dotted. */
  readonly code: string;
  /** The schedule read. */
  readonly edition: HtsEdition;
  /** Its section. */
  readonly section: CatalogSectionName;
  /** Its chapter. */
  readonly chapter: CatalogChapterName;
  /** Texts from the section to the row. */
  readonly path: readonly string[];
  /** Numbers that its goods had before. Empty: none is printed. */
  readonly replaces: readonly HtsSuccession[];
  /** Numbers that its goods have after the day read. Empty: it has not ended, or none is printed. */
  readonly replacedBy: readonly HtsSuccession[];
  /** The row. */
  readonly row: HtsRow;
  /** Rows above, heading first, unnumbered levels included. */
  readonly parents: readonly HtsRow[];
  /** Rows below, down to the next numbered ones, unnumbered levels included, in printing order. */
  readonly children: readonly HtsRow[];
  /** Other rows under the same parent. */
  readonly siblings: readonly HtsRow[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfSearchHts;
}

/** What one revision did to a row. */
export interface HtsLineEvent {
  /** What an edition did to a line. */
  readonly kind: "first" | "added" | "changed" | "removed";
  /** Revision that printed it first. */
  readonly revision: string;
  /** Day the revision was published. */
  readonly publishedOn: string;
  /** Day from which the wording is law, as known when it was printed. Null: removed rows. */
  readonly legalFrom?: string | undefined;
  /** What differs from the printing before. */
  readonly changes: readonly HtsFieldChange[];
}

/** One note, or one lettered subdivision of it. */
export interface HtsNote {
  /** Stable name, for example `ch61:3(a)`; global identifier. */
  readonly id: string;
  /** As it is cited, for example `Note 3(a) to chapter 61`. */
  readonly title: string;
  /** `gri`, `general`, `section`, `chapter`, `subheading`, `additional-us`, `statistical` or `ch99-us-note`. */
  readonly scope: string;
  /** Roman numeral of its section. Null: it governs the whole schedule. */
  readonly section?: string | undefined;
  /** Two digits. Null: it governs a section or the whole schedule. */
  readonly chapter?: string | undefined;
  /** Number as cited. Null: text before the first number. */
  readonly number?: string | undefined;
  /** Subdivision as cited, for example `(a)`. Null: the whole note or its lead-in. */
  readonly subdivision?: string | undefined;
  /** What the words of a legal note do. */
  readonly effect: "excludes" | "includes" | "defines" | "governs";
  /** `official-text` or `digest`. */
  readonly provenance: string;
  /** `official`, or `derived` for a digest; a summary that is not the statutory wording is `secondary`. */
  readonly sourceLabel: string;
  /** Official text. Null: only the digest is held. */
  readonly text?: string | undefined;
  /** The first words of the effect, at most 25, as printed. */
  readonly quote: string;
  /** Where in the text the quoted words begin, in characters from 0. */
  readonly offset: number;
  /** Numbers the text names, ranges whole. */
  readonly targets: readonly HtsNoteTarget[];
  /** Digits of the longest name of the code in the text: 2 (chapter) to 10. Null: it does not name it. */
  readonly mentionDigits?: number | undefined;
  /** Where the text comes from. */
  readonly source: string;
}

/** A number or a range of numbers a note names. */
export interface HtsNoteTarget {
  /** First number, dotted; a chapter has two digits. */
  readonly from: string;
  /** Last number; the same as `from` for a single one. */
  readonly to: string;
}

/** One page of notes. */
export interface HtsNotesAnswer {
  /** The number as it was understood, dotted. Null: asked by chapter or section. */
  readonly code?: string | undefined;
  /** Notes there are. */
  readonly totalCount: number;
  /** Most specific first. */
  readonly notes: readonly HtsNote[];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfSearchHts;
}

/** A rate cell as printed for a row or inherited by it. */
export interface HtsRate {
  /** As printed. */
  readonly text: string;
  /** Number of the row that prints it, dotted, or of the nearest numbered row above. Null: none has one. */
  readonly source?: string | undefined;
  /** Whether it is inherited from a row above. */
  readonly inherited: boolean;
}

/** A number that the schedule had and no longer has on the day read. */
export interface HtsReplacedNumber {
  /** The number, dotted. */
  readonly code: string;
  /** Its last day. */
  readonly lastDay: string;
  /** Numbers that its goods are reported under on the day read, dotted. Empty: no successor is printed. */
  readonly successors: readonly string[];
  /** Revision that ended it. Null: no change record says so. */
  readonly revision?: string | undefined;
}

/** A row of the schedule. */
export interface HtsRow {
  /** Number, dotted. Null: an unnumbered level. */
  readonly code?: string | undefined;
  /** Text of the row. */
  readonly description: string;
  /** Depth as printed, from 0. */
  readonly indent: number;
  /** Level of a row of the schedule. */
  readonly level: "heading" | "subheading" | "rateLine" | "statistical" | "superior";
  /** Number of the nearest numbered row above. Null: a heading. */
  readonly parent?: string | undefined;
  /** Whether goods are reported under it: ten digits, or eight where no ten-digit row divides them. */
  readonly reportable: boolean;
  /** Units of quantity as printed. */
  readonly units: readonly string[];
  /** Column 1 General. Null: neither it nor a row above prints one. */
  readonly general?: HtsRate | undefined;
  /** Column 1 Special. Null: none beside the general rate. */
  readonly special?: HtsRate | undefined;
  /** Column 2. Null: neither it nor a row above prints one. */
  readonly column2?: HtsRate | undefined;
  /** Additional duties as printed. Null: none. */
  readonly additionalDuties?: string | undefined;
  /** Quota quantity as printed. Null: none. */
  readonly quotaQuantity?: string | undefined;
  /** Remarks printed beside the row, with the Chapter 99 headings they name. */
  readonly endnotes: readonly HtsEndnote[];
  /** Rows directly below. */
  readonly childCount: number;
  /** First day on which this wording is law; the first covered day says nothing of the time before. Null: no first day is known. */
  readonly legalFrom?: string | undefined;
  /** First day on which it no longer is. Null: open. */
  readonly legalTo?: string | undefined;
}

/** One page of a search. */
export interface HtsSearchAnswer {
  /** What was looked for. */
  readonly query: string;
  /** How it was understood. */
  readonly matchedBy: "number" | "text";
  /** The schedule searched. */
  readonly edition: HtsEdition;
  /** The number looked for, when it had ended by the day: the results are its successors. Null: anything else was looked for. */
  readonly replaced?: HtsReplacedNumber | undefined;
  /** Rows found, at most 500. */
  readonly totalCount: number;
  /** Best first. */
  readonly results: readonly HtsSearchResult[];
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
  /** What the results are and are not. */
  readonly notice: string;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfSearchHts;
}

/** One thing looked for, and where the path of the row says it. */
export interface HtsSearchEvidence {
  /** Words of the query, or the trade name recognised in them. */
  readonly queryText: string;
  /** How a word of the query met one of the schedule. */
  readonly kind: "number" | "exact" | "form" | "prefix" | "spelling" | "trade";
  /** Part of the path. */
  readonly field: string;
  /** Number of the row, dotted; of a chapter two digits. Null: a section. */
  readonly code?: string | undefined;
  /** Text around the words found. */
  readonly snippet: string;
  /** Words of the text that were matched. */
  readonly matched: readonly string[];
}

/** A row found, with why. */
export interface HtsSearchResult {
  /** Place in the ranking, from 1. */
  readonly rank: number;
  /** Number, dotted. */
  readonly code: string;
  /** Text of the row itself. */
  readonly description: string;
  /** Texts from the heading to the row. */
  readonly path: readonly string[];
  /** Level of a row of the schedule. */
  readonly level: "heading" | "subheading" | "rateLine" | "statistical" | "superior";
  /** Units of quantity as printed. */
  readonly units: readonly string[];
  /** First day on which this wording is law; the first covered day says nothing of the time before. Null: no first day is known. */
  readonly legalFrom?: string | undefined;
  /** First day on which it no longer is. Null: open. */
  readonly legalTo?: string | undefined;
  /** Column 1 General. Null: neither it nor a row above prints one. */
  readonly general?: HtsRate | undefined;
  /** Column 1 Special. Null: none beside the general rate. */
  readonly special?: HtsRate | undefined;
  /** Column 2. Null: neither it nor a row above prints one. */
  readonly column2?: HtsRate | undefined;
  /** Part of the path that says most of what was looked for. */
  readonly matchedField: "section" | "chapter" | "heading" | "subheading" | "rateLine" | "statistical";
  /** Text around the words found there. */
  readonly snippet: string;
  /** Everything looked for that was found, strongest first. */
  readonly evidence: readonly HtsSearchEvidence[];
}

/** A number on the other side of a change. */
export interface HtsSuccession {
  /** The number, dotted. */
  readonly code: string;
  /** How numbers of one edition became those of another. */
  readonly kind: "renumbered" | "merged" | "split" | "split_and_merged" | "subdivided" | "discontinued" | "established";
  /** First day of the newer number. */
  readonly on: string;
  /** Revision whose change record says so. */
  readonly revision: string;
}

/** Refund of void duties in one state. */
export interface IeepaStatusTotal {
  /** The state. */
  readonly status: "ready" | "hold" | "repair" | "protest" | "court" | "declared" | "refunded";
  /** Principal, USD. */
  readonly principal: string;
}

/** One thing that keeps a calculation from being complete. */
export interface IncompleteReason {
  /** What kind of thing it is. */
  readonly kind: "prohibited" | "missing_fact" | "rate_not_computable" | "adcvd_scope" | "adcvd_rate" | "programs_not_verified" | "schedule_not_verified" | "unmodelled_heading";
  /** What is missing or not known, in words. */
  readonly detail: string;
}

/** One applied change of the law. */
export interface LawChange {
  /** Identifier; it grows with time. */
  readonly id: string;
  /** When it was applied. */
  readonly at: string;
  /** What it was read from. */
  readonly kind: "schedule" | "notices" | "rulings" | "notes" | "scopes" | "law";
  /** For example `HTSUS 2026 Revision 10`. */
  readonly title: string;
  /** True: a duty calculated after it may differ from one before. */
  readonly mayChangeDuty: boolean;
  /** Data version that it made. Null: it made none, as ruling letters do, or that is no longer kept. */
  readonly dataVersion?: string | undefined;
  /** Records that are new. */
  readonly rowsAdded: number;
  /** Records that changed. */
  readonly rowsChanged: number;
  /** Records that ended. */
  readonly rowsEnded: number;
  /** Tariff numbers whose rates, units or notes changed, that are new or ended; the first 1,000. */
  readonly lines: readonly string[];
  /** How many tariff numbers there are. */
  readonly lineCount: number;
  /** Chapter 99 headings that are new, changed or named by a notice; the first 1,000. */
  readonly headings: readonly string[];
  /** AD/CVD cases; the first 1,000. */
  readonly caseNumbers: readonly string[];
  /** The change in words, line by line; the first 200 lines. */
  readonly words: readonly string[];
}

/** One page of changes of the law. */
export interface LawChanges {
  /** Oldest first. */
  readonly changes: readonly LawChange[];
  /** Where the page ends. An empty page ends where it began. */
  readonly pageInfo: PageInfo;
  /** The same page as an Atom feed (RFC 4287), the newest first. */
  readonly atom?: string | undefined;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMetaOfListLawChanges;
}

/** A legal note's word on where a Chapter 99 heading applies. Evidence only: duty arithmetic does not read it. */
export interface LegalNoteChapter99ApplicabilityDiagnostic {
  /** Identifier of the effect. */
  readonly effectId: string;
  /** Identifier of the note. */
  readonly noteId: string;
  /** `chapter_99_applicability`. */
  readonly effectType: string;
  /** Always `approved`: other effects are not shown. */
  readonly reviewStatus: string;
  /** Where in the note `sourceSpan` stands. Null: not known. */
  readonly sourceLocator: string | null;
  /** Exact words of the note. */
  readonly sourceSpan: string;
  /** The effect's value as printed. Null: it has none. */
  readonly effectValueText: string | null;
  /** The effect's condition as printed. Null: it has none. */
  readonly conditionText: string | null;
  /** Fact the effect hangs on. Null: on none. */
  readonly requiredFactKey: string | null;
  /** Whether an effect of a legal note applies to the goods. */
  readonly applicability: "matched" | "not_matched" | "unknown";
  /** Countries the note names. */
  readonly countryCodes: readonly string[];
  /** Chapter 99 headings it makes applicable. */
  readonly targetChapter99Codes: readonly string[];
  /** Chapter 99 headings it excepts. */
  readonly exceptionChapter99Codes: readonly string[];
  /** Tariff numbers it names. */
  readonly conditionHtsTargets: readonly string[];
  /** Whether the layers of an answer account for an effect of a legal note. */
  readonly parityStatus: "already_accounted_for" | "not_accounted_for" | "blocked_by_reference_review" | "not_evaluable";
  /** Facts without which it cannot be evaluated. */
  readonly blockedByFacts: readonly string[];
  /** Reviews without which it cannot be evaluated. */
  readonly blockedByReview: readonly string[];
}

/** A quota printed in a legal note. Evidence only: aggregate quota use is not tracked across entries. */
export interface LegalNoteQuotaDiagnostic {
  /** Identifier of the effect. */
  readonly effectId: string;
  /** Identifier of the note. */
  readonly noteId: string;
  /** `quota`. */
  readonly effectType: string;
  /** Always `approved`: other effects are not shown. */
  readonly reviewStatus: string;
  /** Where in the note `sourceSpan` stands. Null: not known. */
  readonly sourceLocator: string | null;
  /** Exact words of the note. */
  readonly sourceSpan: string;
  /** The effect's value as printed. Null: it has none. */
  readonly effectValueText: string | null;
  /** The effect's condition as printed. Null: it has none. */
  readonly conditionText: string | null;
  /** Fact the effect hangs on. Null: on none. */
  readonly requiredFactKey: string | null;
  /** Whether an effect of a legal note applies to the goods. */
  readonly applicability: "matched" | "not_matched" | "unknown";
  /** Quantity of the quota. Null: not printed. */
  readonly quotaQuantity: number | null;
  /** Unit of the quota. Null: not printed. */
  readonly quotaUnit: string | null;
  /** Headings of the quota. */
  readonly targetCodes: readonly string[];
  /** Countries of the quota. */
  readonly countryCodes: readonly string[];
  /** Special program indicators of the quota. */
  readonly programIndicators: readonly string[];
  /** Why it does or does not match. */
  readonly applicabilityReason: string;
  /** `engine_does_not_track_aggregate_quota_usage` or `diagnostic_only_not_used_for_amount_computation`. */
  readonly notice: string;
}

/** A rate rule printed in a legal note, beside what the engine charged. Evidence only: duty arithmetic does not read it. */
export interface LegalNoteRateRuleDiagnostic {
  /** Identifier of the effect. */
  readonly effectId: string;
  /** Identifier of the note. */
  readonly noteId: string;
  /** `rate_rule`. */
  readonly effectType: string;
  /** Always `approved`: other effects are not shown. */
  readonly reviewStatus: string;
  /** Where in the note `sourceSpan` stands. Null: not known. */
  readonly sourceLocator: string | null;
  /** Exact words of the note. */
  readonly sourceSpan: string;
  /** The effect's value as printed. Null: it has none. */
  readonly effectValueText: string | null;
  /** The effect's condition as printed. Null: it has none. */
  readonly conditionText: string | null;
  /** Fact the effect hangs on. Null: on none. */
  readonly requiredFactKey: string | null;
  /** Whether an effect of a legal note applies to the goods. */
  readonly applicability: "matched" | "not_matched" | "unknown";
  /** Percent the rule states. Null: it states none. */
  readonly ratePercent: number | null;
  /** Quantity the rule states. Null: it states none. */
  readonly quantityValue: number | null;
  /** Unit of the quantity. Null: it states none. */
  readonly quantityUnit: string | null;
  /** Whether the layers of an answer account for an effect of a legal note. */
  readonly parityStatus: "already_accounted_for" | "not_accounted_for" | "blocked_by_reference_review" | "not_evaluable";
  /** Facts without which it cannot be evaluated. */
  readonly blockedByFacts: readonly string[];
}

/** An exclusion that names the line: a candidate until the importer confirms the description. */
export interface MatchedExclusion {
  /** Chapter 99 heading of the exclusion. */
  readonly code: string;
  /** The article the exclusion is limited to, or the text of its heading. */
  readonly description: string;
  /** 0 to 1: 1 claimed by the importer; 0.5 an article under the ten-digit number; 0.25 an article under a shorter one. A signal for review, not a probability. */
  readonly confidence: number;
}

/** Merchandise processing fee of a formal entry of this line alone. */
export interface MerchandiseProcessingFee {
  /** Percent of the customs value, between the minimum and maximum of the fiscal year. */
  readonly rate: number;
  /** USD. Null: the value was not stated. */
  readonly amount?: number | undefined;
  /** False: the goods are exempt. */
  readonly applicable: boolean;
  /** Why. */
  readonly reason: string;
}

/** A Chapter 99 heading that names the line and does not apply. */
export interface NotApplicableHeading {
  /** Heading, or a measure without one in parentheses. */
  readonly code: string;
  /** Text of the heading as printed on the date. Null: the schedule held does not print it. */
  readonly description?: string | undefined;
  /** Key of the program. */
  readonly program: string;
  /** Name of the program for people. */
  readonly displayLabel: string;
  /** Statute or order it rests on. */
  readonly authority: string;
  /** Kind of authority, an open list. */
  readonly authorityType: string;
  /** Rate in words. */
  readonly rate: string;
  /** Why it does not apply, as a code. */
  readonly reason: "condition_false" | "excepted_by" | "displaced_by" | "no_target" | "no_value_left" | "superseded" | "other_origin" | "chapter_98";
  /** The condition that failed, or the heading that took it away. */
  readonly because: string;
  /** The one fact that would make it apply. Null: no single fact does. */
  readonly flippedBy?: FlippingFact | undefined;
  /** First day of the rule. Null: no beginning is stated. */
  readonly effectiveFrom?: string | undefined;
  /** Last day of the rule. Null: no end is known. */
  readonly effectiveTo?: string | undefined;
  /** Law; never empty. */
  readonly citations: readonly Citation[];
}

/** A Chapter 99 heading that was considered and does not apply. */
export interface NotAppliedHeading {
  /** Heading. */
  readonly heading: string;
  /** Identifier of the rule in the reference data. */
  readonly ruleId: string;
  /** Key of the program. */
  readonly program: string;
  /** Rate in words. */
  readonly rateText: string;
  /** Why it does not apply, as a code. */
  readonly reason: "condition_false" | "excepted_by" | "displaced_by" | "no_target" | "no_value_left" | "superseded" | "other_origin" | "chapter_98";
  /** The condition that failed, or the heading that took it away. */
  readonly because: string;
  /** One fact whose other answer alone would make it apply, tried by resolving every rule again. Null: no single fact does; for `other_origin` it would take another country of origin. */
  readonly flippedBy?: FlippingFact | undefined;
  /** Law. */
  readonly citations: readonly Citation[];
}

/** Usage of one operation over the period. */
export interface OperationUsage {
  /** Operation id, or the name of another address: `graphql`, `mcp`. */
  readonly operation: string;
  /** Requests. */
  readonly requests: number;
  /** Requests answered with a status of 400 or more. */
  readonly errors: number;
  /** Tokens of language models. */
  readonly aiTokens: number;
  /** Cost of language models, USD. */
  readonly aiCostUsd: string;
}

/** One line from every country of origin. */
export interface OriginComparison {
  /** The line. */
  readonly htsCode: string;
  /** Description of the line as printed. */
  readonly description: string;
  /** Entry date. */
  readonly entryDate: string;
  /** Every origin, the lowest total duty first (the rate decides where no value was stated); then those whose duty is not computable, then those whose goods may not be entered. Equal ones by country code. */
  readonly origins: readonly OriginDuty[];
  /** The lowest duty for each number of conditions, as far as more conditions lower it: what can be had as stated, and what a preference or an answer would open. */
  readonly frontier: readonly OriginFrontierStep[];
}

/** One origin in its place. */
export interface OriginDuty {
  /** Place from 1; origins with the same duty share it. */
  readonly rank: number;
  /** Country of origin. */
  readonly countryOfOrigin: string;
  /** Its name. */
  readonly countryName: string;
  /** Total duty, USD, fees excluded. Null: not computable from what was stated. */
  readonly totalDuty?: string | undefined;
  /** Total duty and both fees, USD. Null: not computable from what was stated. */
  readonly totalLandedDuty?: string | undefined;
  /** 100 x total duty / customs value. Null: not computable from what was stated. */
  readonly effectiveRate?: string | undefined;
  /** Least total duty over every answer to the blocking inputs, no relief claimed, USD. Null: not computable. */
  readonly low?: string | undefined;
  /** Greatest total duty over every answer to the blocking inputs, no relief claimed, USD. Null: no limit is known. */
  readonly high?: string | undefined;
  /** False: something keeps it from being complete, of the kinds in `incompleteKinds`. */
  readonly complete: boolean;
  /** Kinds of what keeps it from being complete; in words it is in `incompleteReasons` of `duty`. Empty: it is complete. */
  readonly incompleteKinds: readonly ("prohibited" | "missing_fact" | "rate_not_computable" | "adcvd_scope" | "adcvd_rate" | "programs_not_verified" | "schedule_not_verified" | "unmodelled_heading")[];
  /** True: the goods may not be entered. */
  readonly prohibited: boolean;
  /** Chapter 99 programs that charge the goods, by their titles. */
  readonly programs: readonly string[];
  /** Parameters whose missing answer leaves the duty undetermined. */
  readonly openInputs: readonly string[];
  /** The preference that would lower the duty most. Null: none would, or it is claimed already. */
  readonly preference?: OriginPreference | undefined;
}

/** The lowest duty to be had on so many conditions. */
export interface OriginFrontierStep {
  /** How many conditions: a preference to prove, and each open input to answer. */
  readonly conditions: number;
  /** Total duty, USD. */
  readonly totalDuty: string;
  /** The origins that have it. */
  readonly origins: readonly OriginOffer[];
}

/** An origin and the preference claimed. */
export interface OriginOffer {
  /** Country of origin. */
  readonly countryOfOrigin: string;
  /** Special program indicator that must be claimed. Null: none. */
  readonly spi?: string | undefined;
}

/** A special program that would lower the duty, and what it takes. */
export interface OriginPreference {
  /** Special program indicator to claim. */
  readonly spi: string;
  /** Name of the program. */
  readonly name: string;
  /** Total duty with the claim, USD. Null: not computable from what was stated. */
  readonly totalDuty?: string | undefined;
  /** What the claim saves, USD. Null: not computable from what was stated. */
  readonly saving?: string | undefined;
  /** Condition in short: how goods come to originate there. */
  readonly ruleOfOrigin: string;
  /** General note of the schedule that sets it out. */
  readonly generalNote: string;
}

/** Which page of a list this is (Relay cursor connections). */
export interface PageInfo {
  /** True: more follow. */
  readonly hasNextPage: boolean;
  /** Give it as `cursor` (`after` of a connection) for the next page. Null: this is the last, or nothing was found. */
  readonly endCursor?: string | undefined;
}

/** One layer of the duty of a part. */
export interface PartLayer {
  /** Tariff number that it is under. */
  readonly heading: string;
  /** Rate as printed. */
  readonly rate: string;
  /** USD a year. Null: not computed. */
  readonly amount?: string | undefined;
  /** The law that asks for it. */
  readonly authority: string;
  /** Where it is said. */
  readonly citations: readonly string[];
}

/** The duty of a part from one other country, without the preference of its own. */
export interface PartOrigin {
  /** The country. */
  readonly origin: string;
  /** USD a year. Null: it cannot be computed, or the goods may not be imported from there. */
  readonly duty?: string | undefined;
}

/** A fact that changes the duty of a part. */
export interface PartQuestion {
  /** Key of the vocabulary, or name of an input. */
  readonly fact: string;
  /** The question. */
  readonly question: string;
}

/** A partner government agency. */
export interface PgaAgency {
  /** Abbreviation. */
  readonly agency: string;
  /** Name. */
  readonly name: string;
  /** Code of the agency in the ACE message set. Null: it takes no messages. */
  readonly messageCode?: string | undefined;
  /** Every ACE flag of the agency. */
  readonly flagCodes: readonly string[];
  /** What it regulates. */
  readonly subject: string;
  /** Whether it takes part in the message set, in words. */
  readonly status: string;
  /** Rules it enforces. */
  readonly citations: readonly Citation[];
}

/** What partner agencies ask for goods under a number. */
export interface PgaCheck {
  /** The number as it was understood. */
  readonly htsCode: string;
  /** Description of the number as printed; of its heading where the number is not printed by itself. */
  readonly description: string;
  /** Day the answer is for. */
  readonly date: string;
  /** Country of origin as given. Null: not stated. */
  readonly country?: string | undefined;
  /** Agency as given. Null: all of them. */
  readonly agency?: string | undefined;
  /** Flags on everything under the number. */
  readonly flags: readonly PgaFlag[];
  /** Flags on a part of what is under the number, by number. Empty for a line: give more digits to settle them. */
  readonly flagsBelow: readonly PgaFlag[];
  /** The agencies of those flags. */
  readonly agencies: readonly PgaAgency[];
  /** What the data does not settle. */
  readonly warnings: readonly string[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** One program of one agency that regulates goods under a prefix. */
export interface PgaFlag {
  /** Abbreviation of the agency. */
  readonly agency: string;
  /** ACE flag, for example `FD2`. Null: the rule lies outside the message set, or its flag is not known. */
  readonly flagCode?: string | undefined;
  /** Program of the agency. */
  readonly program: string;
  /** `required`: the agency normally regulates everything under the prefix. `may_be_required`: it depends on the article or its use, and a disclaimer is normal. */
  readonly requirement: string;
  /** What is asked for. */
  readonly description: string;
  /** The prefix the flag is on, dotted; a chapter has two digits. */
  readonly htsPrefix: string;
  /** First day. Null: no beginning is stated. */
  readonly effectiveFrom?: string | undefined;
  /** Last day. Null: no end is stated. */
  readonly effectiveTo?: string | undefined;
  /** Rules of the agency. */
  readonly citations: readonly Citation[];
  /** How sure the flag is. */
  readonly confidence: "high" | "medium" | "low";
  /** How the record was come by. */
  readonly source: "official" | "derived" | "secondary" | "unverified";
}

/** Parts with their duty for a year. */
export interface Portfolio {
  /** The day whose law they are priced by. */
  readonly date: string;
  /** What was read of the table. Null: the parts were given as such. */
  readonly source?: PortfolioSource | undefined;
  /** Sums over all parts. */
  readonly totals: PortfolioTotals;
  /** The parts with their duty, in the order of the list. */
  readonly parts: PricedPartConnection;
  /** The duty by trait of the parts, the most first. */
  readonly exposure: readonly PortfolioExposure[];
  /** Facts that change the duty of parts and are not stated, the most money first. */
  readonly questions: readonly PortfolioQuestion[];
  /** Claims that would lower the duty where the facts allow them, the most money first. */
  readonly claims: readonly PortfolioClaim[];
  /** Every later day of the law in hand on which the duty of a part changes. */
  readonly changes: readonly PortfolioChange[];
  /** The parts as CSV with their duty and a column for each open question: fill the column in and give the text back as `content`. */
  readonly csv: string;
  /** The same parts as an XLSX workbook in base64 (RFC 4648), amounts as numbers: fill the columns in and give it back as `content`. Null: `workbook` of the input did not ask for it. */
  readonly workbook?: string | undefined;
  /** Said on every portfolio. */
  readonly notice: string;
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** One heading that changes. */
export interface PortfolioCause {
  /** The heading. */
  readonly heading: string;
  /** What happens to it. */
  readonly cause: string;
  /** Number of parts. */
  readonly parts: number;
  /** Where it is said, at most four. */
  readonly citations: readonly string[];
}

/** One day on which the law changes the duty of parts, at their yearly value, USD. */
export interface PortfolioChange {
  /** The day. */
  readonly date: string;
  /** Number of parts. */
  readonly parts: number;
  /** Their duty a year before that day. */
  readonly before: string;
  /** Their duty a year from that day on. */
  readonly after: string;
  /** After less before. */
  readonly difference: string;
  /** Headings and why they change, most parts first. */
  readonly causes: readonly PortfolioCause[];
}

/** A claim that parts could make. */
export interface PortfolioClaim {
  /** Key of the vocabulary. */
  readonly fact: string;
  /** The question that `value` answers. */
  readonly question: string;
  /** The answer with the lowest duty. */
  readonly value: string;
  /** Number of parts. */
  readonly parts: number;
  /** What it would save, USD a year. */
  readonly saving: string;
  /** The law that allows it. */
  readonly citation: string;
}

/** Duty a year of the parts that share a trait, USD. */
export interface PortfolioExposure {
  /** The trait. */
  readonly by: "authority" | "heading" | "origin" | "supplier";
  /** What they share. */
  readonly name: string;
  /** Number of parts. */
  readonly parts: number;
  /** Their customs value. */
  readonly value: string;
  /** Their duty by that trait. */
  readonly duty: string;
}

/** A fact that is asked of parts. */
export interface PortfolioQuestion {
  /** Key of the vocabulary, or name of an input. */
  readonly fact: string;
  /** The question. */
  readonly question: string;
  /** Number of parts. */
  readonly parts: number;
  /** Greatest less least duty of those parts, USD a year: what hangs on it and on their other questions. Null: no known limit. */
  readonly spread?: string | undefined;
}

/** What a reader made of a table of parts. */
export interface PortfolioSource {
  /** Row of the header, from 1. */
  readonly headerRow: number;
  /** Columns that are understood. */
  readonly columns: readonly EntryColumn[];
  /** Headers that are not understood; their cells have no effect. */
  readonly unknownColumns: readonly string[];
  /** Rows after the header. */
  readonly rows: number;
  /** The first 1,000 rows that were skipped, with the reason. Empty lines of a text are no rows. */
  readonly skipped: readonly EntryRowNote[];
  /** The first 1,000 cells that could not be read and count as absent, with the reason. */
  readonly unreadable: readonly EntryRowNote[];
}

/** Sums over the parts that are priced, USD a year. */
export interface PortfolioTotals {
  /** Number of parts. */
  readonly parts: number;
  /** Parts of status `priced`. */
  readonly priced: number;
  /** Parts of status `open`. */
  readonly open: number;
  /** Parts of status `refused`. */
  readonly refused: number;
  /** Parts of status `unclassified`. */
  readonly unclassified: number;
  /** Customs value of the parts whose duty is computed. */
  readonly annualValue: string;
  /** Their duty. */
  readonly annualDuty: string;
}

/** One part with its duty for a year. */
export interface PricedPart {
  /** Its row in the table, or its place in the list, from 1. */
  readonly row: number;
  /** Number of the part at its importer. Null: not stated. */
  readonly partNumber?: string | undefined;
  /** The goods in words. Null: not stated. */
  readonly description?: string | undefined;
  /** The tariff line it is priced on. Null: it is not. */
  readonly hts?: string | undefined;
  /** Country of origin. Null: not stated, or not readable. */
  readonly origin?: string | undefined;
  /** Who supplies it. Null: not stated. */
  readonly supplier?: string | undefined;
  /** Customs value of a year, USD: as stated, or unit value by quantity. Null: not stated, or not readable. */
  readonly annualValue?: string | undefined;
  /** Whether the duty is known. */
  readonly status: "priced" | "open" | "refused" | "unclassified";
  /** What is missing or wrong. Null: nothing. */
  readonly remark?: string | undefined;
  /** Duty of a year, USD. Null: not computed. */
  readonly duty?: string | undefined;
  /** The same in percent of the customs value, to 4 decimals. Null: not computed. */
  readonly rate?: string | undefined;
  /** Least duty while facts are open, claims left out, USD a year. Null: not computed. */
  readonly lower?: string | undefined;
  /** Greatest duty while facts are open, USD a year. Null: no known limit, or not computed. */
  readonly upper?: string | undefined;
  /** What the duty is made of. */
  readonly layers: readonly PartLayer[];
  /** Facts that are not stated and change the duty. */
  readonly questions: readonly PartQuestion[];
  /** The duty from other countries; empty unless `origins` are given. */
  readonly otherOrigins: readonly PartOrigin[];
}

/** A page of parts. */
export interface PricedPartConnection {
  /** The parts. */
  readonly nodes: readonly PricedPart[];
}

/** Why a request was refused (RFC 9457). */
export interface Problem {
  /** Kind of the problem; `/docs/errors/<kind>` explains it. */
  readonly type: "dutygraph://errors/malformed-request" | "dutygraph://errors/invalid-parameter" | "dutygraph://errors/unknown-hts-code" | "dutygraph://errors/ambiguous-hts-code" | "dutygraph://errors/date-out-of-coverage" | "dutygraph://errors/data-version-gone" | "dutygraph://errors/invalid-idempotency-key" | "dutygraph://errors/idempotency-key-reused" | "dutygraph://errors/query-too-complex" | "dutygraph://errors/unauthorized" | "dutygraph://errors/closed-beta" | "dutygraph://errors/forbidden" | "dutygraph://errors/not-found" | "dutygraph://errors/method-not-allowed" | "dutygraph://errors/not-acceptable" | "dutygraph://errors/request-timeout" | "dutygraph://errors/idempotency-in-progress" | "dutygraph://errors/gone" | "dutygraph://errors/payload-too-large" | "dutygraph://errors/uri-too-long" | "dutygraph://errors/unsupported-media-type" | "dutygraph://errors/rate-limited" | "dutygraph://errors/header-too-large" | "dutygraph://errors/internal-error" | "dutygraph://errors/service-unavailable" | "dutygraph://errors/http-version-not-supported";
  /** Short title of the kind. */
  readonly title: string;
  /** HTTP status. */
  readonly status: number;
  /** What happened this time, and the cure. */
  readonly detail: string;
  /** Path of the request, without its query. */
  readonly instance: string;
  /** Equal to the response header X-Service-Trace-Id. */
  readonly traceId: string;
  /** Address of the page about this kind of problem, also in the header Link (rel="help"). */
  readonly help?: string | undefined;
  /** Each parameter or member of the body that is wrong. */
  readonly errors?: readonly FieldProblem[] | undefined;
}

/** Where the rates of an answer come from. */
export interface Provenance {
  /** Content hash of the reference data. */
  readonly dataVersion: string;
  /** Version of the duty engine; with `dataVersion` and the question it fixes the answer. */
  readonly engineVersion: string;
  /** Last day to which the Chapter 99 programs were verified. */
  readonly programsVerifiedTo: string;
  /** Last day to which the revisions of the schedule are known. */
  readonly scheduleVerifiedTo: string;
  /** One entry for each layer and fee. */
  readonly rates: readonly RateProvenance[];
}

/** A publication that a data set could be read from. */
export interface Publication {
  /** What it is called, for example `HTSUS 2026 Revision 21`. */
  readonly name: string;
  /** The day it was published. */
  readonly date: string;
}

/** The sources of one rate. */
export interface RateProvenance {
  /** The tariff line, a Chapter 99 heading, `mpf` or `hmf`. */
  readonly code: string;
  /** Identifier of the rule in the reference data. Null: the tariff line, or a fee. */
  readonly ruleId?: string | undefined;
  /** The documents. */
  readonly citations: readonly Citation[];
  /** How sure the reading of the law is. */
  readonly confidence: "high" | "medium" | "low";
  /** Numbers of law/assumptions.md the reading rests on. */
  readonly assumptions: readonly number[];
}

/** What the service knows, and as of when. */
export interface RegulatoryDataStatus {
  /** Content hash of the reference data that answered; pin it with the request header `Data-Version` or the argument `dataVersion`. */
  readonly dataVersion: string;
  /** The data versions that can still be pinned, newest first. */
  readonly pinnableDataVersions: readonly string[];
  /** Version of the duty engine; together with `dataVersion` it fixes every answer. */
  readonly engineVersion: string;
  /** The default entry date of a question asked now: today in America/New_York. */
  readonly today: string;
  /** First day that duties can be calculated for: the start of the first archived schedule. */
  readonly firstCoveredDate: string;
  /** Newest revision of the schedule that is known, for example `2026_rev_10`. */
  readonly scheduleRevision: string;
  /** Newest revision whose whole text is archived: column rates are read from it. Null: none is. */
  readonly scheduleArchive?: string | undefined;
  /** Newest revision whose column rates were compared with those of `scheduleArchive` and found equal. Null: no revision is archived or was compared. */
  readonly ratesCheckedTo?: string | undefined;
  /** Last day to which the Chapter 99 programs were verified. A later entry date is answered with what is already scheduled, and the answer says so. */
  readonly programsVerifiedTo: string;
  /** Last day to which the revisions of the schedule are known. A later entry date reads numbers and column rates of an older revision, and the answer says so. */
  readonly scheduleVerifiedTo: string;
  /** The rule that decides `health`, in words; the days of each data set stand beside it. */
  readonly healthRule: string;
  /** One entry per data set. */
  readonly datasets: readonly DatasetStatus[];
  /** Chapter 99 headings on which the schedule of today and the rules do not agree: printed and covered by no rule, or still applied and no longer printed. Answers about lines that name them say so too. */
  readonly unmodelledHeadings: readonly UnmodelledHeading[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** An input whose answer would change the duty. */
export interface RequiredInput {
  /** Name of the parameter that answers it. */
  readonly field: string;
  /** What the value of an input is. */
  readonly type: "number" | "string" | "iso2_country" | "iso_date" | "boolean";
  /** What the answer is without it. */
  readonly severity: "blocking" | "advisory";
  /** Why it matters, and what is taken until it is answered. */
  readonly reason: string;
  /** Unit of the answer. Null: it has none. */
  readonly unit?: string | undefined;
  /** Smallest answer. Null: no limit. */
  readonly min?: number | undefined;
  /** Largest answer. Null: no limit. */
  readonly max?: number | undefined;
  /** Law that reads it. Null: none is named. */
  readonly citation?: string | undefined;
  /** An answer in the right form, in `unit`. Null: none can be given. */
  readonly exampleValue?: string | number | boolean | undefined;
}

/** A correction of Chapter 99 that was published after the first entry date it governs. */
export interface RetroactiveCorrection {
  /** Identifier of the correction. */
  readonly id: string;
  /** What it changed. */
  readonly title: string;
  /** First entry date it governs. */
  readonly entriesFrom: string;
  /** Last entry date that was filed under the earlier text. */
  readonly entriesTo: string;
  /** First entry date filed under the corrected text. */
  readonly publishedFrom: string;
  /** The documents. */
  readonly citations: readonly Citation[];
}

/** A duty and what becomes of it under scenarios. */
export interface ScenarioComparison {
  /** The duty as the law is. */
  readonly base: DutyInfoOfCompareDuties;
  /** One for each scenario, in the order given. */
  readonly scenarios: readonly ScenarioResult[];
}

/** One scenario and what it does. Not a duty owed where it changes the law. */
export interface ScenarioResult {
  /** Its name. */
  readonly name: string;
  /** What was changed, and what came to nothing. */
  readonly notes: readonly string[];
  /** Total duty less that of the base, USD: the sum over `changes`. Null: one of them is not computable. */
  readonly difference?: string | undefined;
  /** The same for duty and both fees, USD. Null: not computable. */
  readonly landedDifference?: string | undefined;
  /** The duty under it; its warnings say what was changed, its proof names no data version alone. */
  readonly duty: DutyInfoOfCompareDuties;
  /** What becomes of each layer. */
  readonly changes: readonly DutyChange[];
  /** What becomes of the fees. */
  readonly feeChanges: readonly FeeChange[];
}

/** Whether product facts fall within the written scope of an order. */
export interface ScopeAnalysis {
  /** Whether the scope of an order covers goods, as far as what is known of both says. */
  readonly determination: "likely_in_scope" | "possibly_in_scope" | "likely_out_of_scope";
  /** How sure it is, with quotes of the scope. */
  readonly confidence: Confidence;
}

/** Section 232 metals lists that name the line on the date. */
export interface Section232ScopeMatch {
  /** On a list of steel articles. */
  readonly steel: boolean;
  /** On a list of aluminum articles. */
  readonly aluminum: boolean;
  /** On a list of copper articles. */
  readonly copper: boolean;
}

/** A special rate and one program that may claim it. */
export interface SpecialRate {
  /** Special program indicator. */
  readonly spi: string;
  /** Rate as printed. */
  readonly rate: string;
}

/** One statistical line of the entry where the value must be split. */
export interface SplitLine {
  /** Part of the value: `remainder`, `steel_content`, `aluminum_content`, `copper_content`, `us_content`, `non_us_content`. */
  readonly lineType: string;
  /** Value of the part. */
  readonly value: Amount;
  /** Column rate of the part, as printed. */
  readonly mfnRate: string;
  /** Chapter 99 headings charged on the part. */
  readonly chapter99Layers: readonly SplitLineLayer[];
}

/** One Chapter 99 heading on a part of the value. */
export interface SplitLineLayer {
  /** Heading. */
  readonly code: string;
  /** Percent of the part, under a Chapter 98 claim of what stays dutiable of it. Null: not a percentage. */
  readonly ratePercent?: string | undefined;
  /** Duty on the part. */
  readonly amount: Amount;
}

/** A Chapter 99 heading on which schedule and rules do not agree. */
export interface UnmodelledHeading {
  /** Heading as printed, for example `9903.01.25`. */
  readonly heading: string;
  /** How the schedule and the rules disagree about a heading. */
  readonly state: "unmodelled" | "expired";
  /** Wording in the schedule, the last one of an expired heading. */
  readonly description: string;
  /** First day of the wording; of an expired heading the day that was looked at. */
  readonly since: string;
}

/** Usage of one operation on one day. */
export interface UsageCount {
  /** Day, UTC. */
  readonly day: string;
  /** Operation id, or the name of another address. */
  readonly operation: string;
  /** Requests. */
  readonly requests: number;
  /** Requests answered with a status of 400 or more. */
  readonly errors: number;
  /** Tokens of language models. */
  readonly aiTokens: number;
  /** Cost of language models, USD. */
  readonly aiCostUsd: string;
}

/** Requests of an account over a period. A request is counted when it has been answered, up to a few seconds later. */
export interface UsageSummary {
  /** First day, UTC. */
  readonly from: string;
  /** Last day, UTC: today. */
  readonly to: string;
  /** Days, both ends included. */
  readonly days: number;
  /** All of them. */
  readonly totals: UsageTotals;
  /** By operation, most requests first. */
  readonly byOperation: readonly OperationUsage[];
  /** By day with requests, oldest first. */
  readonly byDay: readonly DailyUsage[];
  /** By day and operation, oldest first. */
  readonly counts: readonly UsageCount[];
  /** What is about this answer rather than in it. */
  readonly _meta: AnswerMeta;
}

/** Sums of usage. */
export interface UsageTotals {
  /** Requests with a valid key, refused ones included. */
  readonly requests: number;
  /** Requests answered with a status of 400 or more. */
  readonly errors: number;
  /** Tokens of language models. 0: none was asked. */
  readonly aiTokens: number;
  /** Cost of language models, USD. */
  readonly aiCostUsd: string;
}

/** From the declared to the customs value (19 CFR 152.103). */
export interface ValuationAdjustments {
  /** Value as declared, USD. Null: only a first-sale price was given. */
  readonly declaredValue?: string | undefined;
  /** Value the duty is computed on, USD. */
  readonly customsValue: string;
  /** The adjustments in the order they were made. */
  readonly steps: readonly ValuationStep[];
}

/** One adjustment of the value. */
export interface ValuationStep {
  /** Field of the request. */
  readonly step: string;
  /** What it adds, USD; negative for a deduction. */
  readonly amount: string;
  /** Value after it, USD. */
  readonly value: string;
  /** Law. */
  readonly citation: string;
}
