import * as z from 'zod';
import { assumptions, citations, confidence, country, day, label, percent } from './cells.js';

/** Schemas of the files under `law/` that belong to no single program. */

/** First and last day, both inclusive; null: open. */
const days = { from: day.nullable().default(null), to: day.nullable().default(null) };

export const displacementRows = z.array(
  z.strictObject({
    id: z.string(),
    from: day.nullable(),
    to: day.nullable(),
    winners: z.string().min(1),
    losers: z.string().min(1),
    requires: z.enum(['positive_duty', 'applies']),
    extent: z.enum(['article', 'portion']),
    citations,
    assumptions,
  }),
);

export const exclusiveGroupRows = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: z.string().min(1),
      ...days,
      /** Headings and ranges; each place displaces the places after it. */
      order: z.array(z.string().min(1)).min(1),
      citations,
      assumptions,
    }),
  ),
  together: z.array(
    z.strictObject({
      id: z.string().min(1),
      one: z.string().min(1),
      other: z.string().min(1),
      citations,
      assumptions,
    }),
  ),
});

export const noteLimitRows = z.array(
  z.strictObject({
    /** The scope as rules write it, for example `note 33(p)`. */
    note: z.string().startsWith('note '),
    /** Only rows of this heading; null: all rows scoped by the note. */
    heading: z.string().nullable().default(null),
    /** Numbers, and lists of numbers, to which the note is limited; empty: no such limit. */
    within: z.array(z.string().min(1)).default([]),
    /** Numbers, chapters and lists that the note excludes. */
    except: z.array(z.string().min(1)).default([]),
    citations,
  }),
);

export const chapter98Rows = z.array(
  z.strictObject({
    provision: z.string().min(1),
    value: z.enum(['none', 'dutiable_value', 'full_value']),
    authorityTypes: z.array(z.string()).min(1),
    citations,
    assumptions,
    /** The authority types for which the value rests on the assumptions; absent: all. */
    assumedFor: z.array(z.string()).min(1).optional(),
  }),
);

export const privilegedStatusRows = z.array(
  z.strictObject({
    id: z.string().min(1),
    authorityTypes: z.array(z.string()).min(1),
    ...days,
    citations,
    assumptions,
  }),
);

/** HTS digits, dotted as printed. */
const prefixes = z.array(z.string().regex(/^\d{2,4}(\.\d{2}){0,3}$/));
const countries = z.array(country);

export const noticeRows = z.array(
  z.strictObject({
    id: z.string().min(1),
    kind: z.enum(['charge', 'relief', 'entry']),
    title: z.string().min(1),
    detail: z.string().min(1),
    ...days,
    origins: countries.default([]),
    exceptOrigins: countries.default([]),
    prefixes: prefixes.default([]),
    words: z.string().nullable().default(null),
    programs: z.array(z.string()).default([]),
    valueTo: z.number().positive().nullable().default(null),
    informalFee: z.boolean().default(false),
    confidence,
    citations,
  }),
);

export const freshnessRows = z.array(
  z
    .strictObject({
      dataset: z.string().min(1),
      read: day.nullable(),
      source: z
        .strictObject({ name: z.string().min(1), date: day })
        .nullable()
        .optional(),
      schedule: z.string().min(1).optional(),
      coveredTo: day.optional(),
      statedIn: z.string().min(1),
    })
    .refine(
      ({ source, schedule }) => (source === undefined) !== (schedule === undefined),
      'source or schedule',
    ),
);

export const feeRows = z.strictObject({
  fees: z.array(
    z.strictObject({
      fee: z.enum(['mpf', 'hmf']),
      variant: z.string(),
      fiscalYear: z.number().int().nullable(),
      from: day,
      to: day.nullable(),
      percent: percent.nullable(),
      minimum: percent.nullable(),
      maximum: percent.nullable(),
      flatAmount: percent.nullable(),
      confidence,
      source: label,
      citations,
    }),
  ),
  exemptions: z.array(
    z.strictObject({
      id: z.string(),
      fee: z.enum(['mpf', 'hmf']),
      symbols: z.array(z.string()).default([]),
      countries: countries.default([]),
      exempt: z.boolean(),
      condition: z.string().min(1),
      ...days,
      confidence,
      source: label,
      citations,
    }),
  ),
});

export type Displacements = z.infer<typeof displacementRows>;
export type NoteLimitRows = z.infer<typeof noteLimitRows>;
export type Chapter98Rows = z.infer<typeof chapter98Rows>;
export type PrivilegedStatusRows = z.infer<typeof privilegedStatusRows>;
export type FeeRows = z.infer<typeof feeRows>;
export type Notices = z.infer<typeof noticeRows>;
export type Freshness = z.infer<typeof freshnessRows>;
