import { z } from 'zod';
import { assumptions, citations, confidence, day, label, percent } from './cells.js';
import type { RetroactiveCorrections } from './retroactive-rows.js';
import type { ScheduleReadings } from './schedule-rows.js';

/** The reading of the law that no source prints: written by hand under prisma/reference/authored, each row cited. */

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
      from: day.nullable().default(null),
      to: day.nullable().default(null),
      /** Headings and ranges; each place takes away the places after it. */
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

export const noteScopeRows = z.array(
  z.strictObject({
    /** The scope as the programs file names it, for example `note 33(p)`. */
    note: z.string().startsWith('note '),
    /** Only rows of this heading; null: all rows scoped by the note. */
    heading: z.string().nullable().default(null),
    /** Numbers the note is limited to and lists whose numbers it is limited to; empty: no such limit. */
    within: z.array(z.string().min(1)).default([]),
    /** Numbers, chapters and lists that the note leaves out. */
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
  }),
);

export const programProfiles = z.array(
  z.strictObject({
    program: z.string().min(1),
    label: z.string().min(1),
    aceOrder: z.number().int().positive(),
    confidence,
    assumptions,
  }),
);

/** HTS digits, dotted as printed. */
const prefixes = z.array(z.string().regex(/^\d{2,4}(\.\d{2}){0,3}$/));
const countries = z.array(z.string().regex(/^[A-Z]{2}$/));

export const importControls = z.strictObject({
  rules: z.array(z.record(z.string(), z.string())),
  goods: z.array(
    z.strictObject({
      list: z.string(),
      from: day,
      source: z.string(),
      words: z.string(),
      prefixes: prefixes.min(1),
    }),
  ),
  facts: z.array(z.record(z.string(), z.string())),
});

export const noticeRows = z.array(
  z.strictObject({
    id: z.string().min(1),
    kind: z.enum(['charge', 'relief', 'entry']),
    title: z.string().min(1),
    detail: z.string().min(1),
    from: day.nullable().default(null),
    to: day.nullable().default(null),
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

export const datasetSources = z.array(
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

export const ruleOverrides = z.array(
  z.strictObject({
    match: z
      .record(z.string(), z.string())
      .refine((match) => Object.keys(match).length > 0, 'names no column'),
    set: z.record(z.string(), z.string()),
    /** True: the row stays as it is, and the corrected one stands beside it. */
    adds: z.boolean().default(false),
    assumptions,
    reason: z.string().min(1),
  }),
);

export const namedProductRows = z.array(
  z.strictObject({
    /** The note that describes the article: a value of the fact `named_product`. */
    note: z.string().min(1),
    headings: z.string().min(1),
    citations,
  }),
);

export const factReadings = z.array(
  z.strictObject({
    key: z.string(),
    whenMissing: z.string(),
    assumed: z.string().nullable(),
    ask: z.boolean(),
    /** Cells of the source that are read otherwise. */
    set: z.record(z.string(), z.string()).optional(),
  }),
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
      countries: z.array(z.string()).default([]),
      exempt: z.boolean(),
      condition: z.string().min(1),
      from: day.nullable().default(null),
      to: day.nullable().default(null),
      confidence,
      source: label,
      citations,
    }),
  ),
});

export type Displacements = z.infer<typeof displacementRows>;
export type ExclusiveGroupRows = z.infer<typeof exclusiveGroupRows>;
export type NoteScopeRows = z.infer<typeof noteScopeRows>;
export type Chapter98Rows = z.infer<typeof chapter98Rows>;
export type ProgramProfiles = z.infer<typeof programProfiles>;
export type RuleOverrides = z.infer<typeof ruleOverrides>;
export type NamedProductRows = z.infer<typeof namedProductRows>;
export type FactReadings = z.infer<typeof factReadings>;
export type FeeRows = z.infer<typeof feeRows>;

/** Every authored file, read and checked. */
export interface AuthoredLaw {
  readonly datasets: z.infer<typeof datasetSources>;
  readonly importControls: z.infer<typeof importControls>;
  readonly notices: z.infer<typeof noticeRows>;
  readonly displacements: Displacements;
  readonly exclusiveGroups: ExclusiveGroupRows;
  readonly noteScopes: NoteScopeRows;
  readonly chapter98: Chapter98Rows;
  readonly profiles: ProgramProfiles;
  readonly overrides: RuleOverrides;
  readonly namedProducts: NamedProductRows;
  readonly factReadings: FactReadings;
  readonly fees: FeeRows;
  readonly corrections: RetroactiveCorrections;
  readonly schedule: ScheduleReadings;
}
