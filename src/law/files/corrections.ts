import * as z from 'zod';
import { citations, day } from './cells.js';

/**
 * Corrections of Chapter 99 that govern entries made before they were published. Rules refer to them (`introducedBy`,
 * `supersededBy`); list rows state the day they were published.
 */
export const corrections = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string().min(1),
    /** First and last entry date filed under the earlier text. */
    entries: z.strictObject({ from: day, to: day }),
    /** First entry date filed under the corrected text. */
    published: day,
    /** Lists that contain rows it introduced. */
    lists: z.array(z.string()).default([]),
    /** Orders of law/stacking/displacements.yaml that it introduced. */
    displacements: z.array(z.string()).default([]),
    citations,
  }),
);

export type Corrections = z.infer<typeof corrections>;
