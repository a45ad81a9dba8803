import * as z from 'zod';
import { assumptions, day } from './cells.js';

/** Lists whose digits belong to an earlier schedule than that of the day they begin on. */
export const numberingRows = z.array(
  z.strictObject({
    list: z.string().min(1),
    /** Rows that begin on this day. */
    begins: day,
    /** The day whose schedule has these numbers. */
    numbersOf: day,
    assumptions,
    reason: z.string().min(1),
  }),
);

/** Facts about schedule revisions beyond their files. */
export const scheduleReadings = z.strictObject({
  revisions: z.array(
    z.strictObject({
      revision: z.string().min(1),
      basis: z.enum(['secondary', 'notice']),
      reason: z.string().min(1),
    }),
  ),
  ratesChecked: z.strictObject({ through: z.string().min(1), reason: z.string().min(1) }),
});

export type ScheduleReadings = z.infer<typeof scheduleReadings>;
