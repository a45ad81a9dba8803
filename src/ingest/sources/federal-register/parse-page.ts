import * as z from 'zod';
import { parseCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { describeFault, parseJson } from '../../../terms/read-json.js';
import { accept, quoteInput, refuse, type Parsed } from '../../../terms/result.js';
import type { RecordIssue } from '../../run/definition.js';

const day = z.string().transform((text, context): CalendarDate => {
  const parsed = parseCalendarDate(text);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
});

/** A document as the API prints it; members not named here are ignored. */
const DOCUMENT = z.object({
  document_number: z.string().regex(/^[A-Za-z0-9][\w-]{2,19}$/, 'not a document number'),
  title: z.string().min(1).max(4_000),
  type: z.string().min(1).max(60),
  publication_date: day,
  html_url: z.url().max(2_000),
  agencies: z.array(z.object({ slug: z.string().nullish(), name: z.string().nullish() })).max(100),
  subtype: z.string().nullish(),
  abstract: z.string().max(100_000).nullish(),
  action: z.string().max(4_000).nullish(),
  effective_on: day.nullish(),
  citation: z.string().max(100).nullish(),
  raw_text_url: z.url().max(2_000).nullish(),
  docket_ids: z.array(z.string().max(400)).max(500).nullish(),
  executive_order_number: z.union([z.string(), z.number()]).nullish(),
  proclamation_number: z.union([z.string(), z.number()]).nullish(),
});

const PAGE = z.object({
  count: z.int().min(0),
  next_page_url: z.url().nullish(),
  results: z.array(z.unknown()).max(1_000).default([]),
});

export type FederalRegisterDocument = z.output<typeof DOCUMENT>;

export interface DocumentsPage {
  readonly documents: readonly FederalRegisterDocument[];
  /** Documents left out, each with its reason. */
  readonly quarantined: readonly RecordIssue[];
  readonly next: string | null;
}

/** One page of `documents.json`. */
export function parsePage(text: string): Parsed<DocumentsPage> {
  const page = readPage(text);
  if (!page.ok) return page;
  const documents: FederalRegisterDocument[] = [];
  const quarantined: RecordIssue[] = [];
  for (const [place, result] of page.value.results.entries()) {
    const read = DOCUMENT.safeParse(result);
    if (read.success) documents.push(read.data);
    else quarantined.push({ record: nameOf(result, place), message: describeFault(read.error, 'document') });
  }
  return accept({ documents, quarantined, next: page.value.next_page_url ?? null });
}

function readPage(text: string): Parsed<z.output<typeof PAGE>> {
  const value = parseJson(text);
  if (value === undefined) return refuse('is not JSON');
  const page = PAGE.safeParse(value);
  return page.success
    ? accept(page.data)
    : refuse(`is not a page of documents: ${describeFault(page.error, 'document')}`);
}

function nameOf(result: unknown, place: number): string {
  const { document_number: number } = (result ?? {}) as { document_number?: unknown };
  return typeof number === 'string' ? quoteInput(number) : `result ${place + 1}`;
}
