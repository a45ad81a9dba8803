import * as z from 'zod';
import { parseCalendarDate } from '../../terms/calendar-date.js';
import { requireCited } from '../../terms/citation.js';
import { parseCountry } from '../../terms/country.js';
import type { Parsed } from '../../terms/result.js';

/** Cell types shared by several law files. */

/** The parsed value; a refusal becomes the issue of its cell. */
function accept<Value>(parsed: Parsed<Value>, context: z.RefinementCtx): Value {
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: parsed.message });
  return z.NEVER;
}

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date: write 2026-02-24')
  .transform((text, context) => accept(parseCalendarDate(text), context));
export const country = z.string().transform((code, context) => accept(parseCountry(code), context));
export const percent = z.string().regex(/^\d+(\.\d+)?$/);
export const label = z.enum(['official', 'derived', 'secondary', 'unverified']);
export const confidence = z.enum(['high', 'medium', 'low']);
export const assumptions = z.array(z.number().int().positive()).default([]);

const plainCitation = z.strictObject({
  document: z.string().min(1),
  locator: z.string().nullable().default(null),
  url: z.string().nullable().default(null),
  source: label,
});

/** YAML ends unquoted text at a comma, so the rest of a locator arrives as a key without a value. */
const citation = z.preprocess((raw) => {
  if (typeof raw !== 'object' || raw === null || !('locator' in raw)) return raw;
  const rest = Object.entries(raw).filter(
    ([member, value]) => value === null && !(member in plainCitation.shape),
  );
  const kept = Object.entries(raw).filter((entry) => !rest.some(([member]) => member === entry[0]));
  return {
    ...Object.fromEntries(kept),
    locator: [raw.locator, ...rest.map(([member]) => member)].join(', ') || null,
  };
}, plainCitation);
export const citations = z
  .array(citation)
  .min(1)
  .transform((list) => requireCited('a row', list));
