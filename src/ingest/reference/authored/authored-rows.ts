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

export const ruleOverrides = z.array(
  z.strictObject({
    match: z
      .record(z.string(), z.string())
      .refine((match) => Object.keys(match).length > 0, 'names no column'),
    set: z.record(z.string(), z.string()),
    assumptions,
    reason: z.string().min(1),
  }),
);

export const factReadings = z.array(
  z.strictObject({
    key: z.string(),
    whenMissing: z.string(),
    assumed: z.string().nullable(),
    ask: z.boolean(),
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
export type Chapter98Rows = z.infer<typeof chapter98Rows>;
export type ProgramProfiles = z.infer<typeof programProfiles>;
export type RuleOverrides = z.infer<typeof ruleOverrides>;
export type FactReadings = z.infer<typeof factReadings>;
export type FeeRows = z.infer<typeof feeRows>;

/** Every authored file, read and checked. */
export interface AuthoredLaw {
  readonly displacements: Displacements;
  readonly chapter98: Chapter98Rows;
  readonly profiles: ProgramProfiles;
  readonly overrides: RuleOverrides;
  readonly factReadings: FactReadings;
  readonly fees: FeeRows;
  readonly corrections: RetroactiveCorrections;
  readonly schedule: ScheduleReadings;
}
