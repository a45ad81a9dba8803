import { z } from 'zod';

/** Cell types shared by several law files. */

export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date: write 2026-02-24');
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
export const citations = z.array(citation).min(1);
