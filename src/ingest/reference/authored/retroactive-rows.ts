import { z } from 'zod';
import { citations, day } from './cells.js';

/** Cells a programs row must have. */
const match = z.record(z.string(), z.string()).refine((cells) => 'heading' in cells, 'names no heading');

/** Corrections of Chapter 99 that govern entries made before they were published. */
export const retroactiveCorrections = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1),
    /** First and last entry date filed under the earlier text. */
    entries: z.strictObject({ from: day, to: day }),
    /** First entry date filed under the corrected text. */
    published: day,
    introduces: z.array(match).default([]),
    introducesEntries: z.array(z.strictObject({ file: z.string(), origin: z.string() })).default([]),
    displacements: z.array(z.string()).default([]),
    supersedes: z
      .array(
        z.strictObject({
          match,
          set: z.record(z.string(), z.string()),
          /** Text taken out of a cell, by column. */
          without: z.record(z.string(), z.string()).default({}),
          from: day.nullable().default(null),
          to: day.nullable().default(null),
        }),
      )
      .default([]),
    citations,
  }),
);

export type RetroactiveCorrections = z.infer<typeof retroactiveCorrections>;
