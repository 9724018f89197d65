import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const viewer = z.enum(['technician', 'controls', 'finance', 'contractor', 'surveyor']);

const group = z.strictObject({
  name: text(40),
  fields: z
    .array(
      z.strictObject({
        name: text(40),
        value: text(60),
        by: text(60).optional().describe('Who or what wrote it'),
        hiddenFrom: z.array(viewer).default([]),
      }),
    )
    .min(1)
    .max(8),
});

export type RecordGroup = z.infer<typeof group>;

/** /platform-overview/: asset record with all fields; a chosen user role blanks what that role may not see. */
export const recordSheet = z.strictObject({
  type: z.literal('recordSheet'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  choose: text(40).describe('Stands over the people to choose from'),
  everyone: text(40).describe('Who sees all of it'),
  lookers: z
    .array(z.strictObject({ id: viewer, name: text(40) }))
    .min(2)
    .max(5),
  held: text(30).describe('Stands where a field is not shown'),
  count: text(40).describe('How many fields one sees: {seen} and {all} are filled in'),
  machine: text(60).describe('What the record is of'),
  place: text(60),
  state: text(30),
  groups: z.array(group).min(2).max(9),
  note: text(240).optional(),
});
