import { z } from 'zod';
import { text } from '../fields';
import { chip, footText } from './parts';

const week = () => z.int().min(1).max(52);
const weeks = () => z.array(week()).default([]);

/** A year of planned maintenance, one strip of 52 weeks a plan. */
export const maintenanceCalendar = z.strictObject({
  type: z.literal('maintenanceCalendar'),
  title: text(60),
  place: text(60).optional(),
  year: z.int(),
  now: z.strictObject({ week: week(), text: text(16) }),
  legend: z.strictObject({ done: text(16), late: text(16), due: text(16), planned: text(16) }),
  plans: z
    .array(
      z.strictObject({
        name: text(40),
        detail: text(60),
        done: weeks(),
        late: weeks(),
        due: weeks(),
        planned: weeks(),
        next: chip(),
      }),
    )
    .min(2)
    .max(8),
  foot: footText().optional(),
});

export type MaintenanceCalendar = z.infer<typeof maintenanceCalendar>;
