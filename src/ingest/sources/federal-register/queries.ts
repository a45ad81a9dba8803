import type { CalendarDate } from '../../../terms/calendar-date.js';

export const OFFICIAL = 'https://www.federalregister.gov/api/v1/';

/** The members read from a document, as the API names them. */
const FIELDS = [
  'document_number',
  'title',
  'type',
  'subtype',
  'abstract',
  'action',
  'publication_date',
  'effective_on',
  'citation',
  'html_url',
  'raw_text_url',
  'agencies',
  'docket_ids',
  'executive_order_number',
  'proclamation_number',
];

/** Queries documents by agency and type; those of the whole government also by a word. */
const QUERIES: readonly Readonly<Record<string, readonly string[]>>[] = [
  { 'conditions[type][]': ['PRESDOCU'], 'conditions[term]': ['tariff'] },
  {
    'conditions[agencies][]': ['trade-representative-office-of-united-states'],
    'conditions[type][]': ['NOTICE'],
  },
  {
    'conditions[agencies][]': ['international-trade-administration', 'international-trade-commission'],
    'conditions[type][]': ['NOTICE'],
    'conditions[term]': ['duty'],
  },
  {
    'conditions[agencies][]': ['u-s-customs-and-border-protection', 'industry-and-security-bureau'],
    'conditions[type][]': ['NOTICE', 'RULE'],
    'conditions[term]': ['duties'],
  },
];

/** First pages of the documents published on a day or later, oldest first. */
export function listAddressesSince(base: string, since: CalendarDate): readonly string[] {
  return QUERIES.map((conditions) => {
    const address = new URL('documents.json', base);
    for (const [name, values] of Object.entries(conditions))
      for (const value of values) address.searchParams.append(name, value);
    address.searchParams.append('conditions[publication_date][gte]', since);
    for (const field of FIELDS) address.searchParams.append('fields[]', field);
    address.searchParams.append('per_page', '200');
    address.searchParams.append('order', 'oldest');
    return address.href;
  });
}
