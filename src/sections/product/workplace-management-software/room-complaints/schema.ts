import { z } from 'zod';
import { text } from '../../../../content-model/fields';
import { anchor } from '../../../../content-model/anchor';

const hearing = z.strictObject({
  words: text(40).describe('What somebody said'),
  where: text(40).describe('Room, day and hour'),
  reading: z
    .strictObject({
      text: text(24).describe('For example 64.4 °F'),
      value: z.number(),
      from: z.number().describe('Left end of the scale'),
      to: z.number(),
      good: z.tuple([z.number(), z.number()]).describe('Between these values all is well'),
    })
    .optional(),
  none: text(60).optional().describe('What is said where there is no reading'),
  cause: text(60),
  detail: text(240),
});

export type RoomComplaintsHearing = z.infer<typeof hearing>;

/** /product/workplace-management-software/: comfort complaints, the sensor reading at that minute, and the cause. */
export const roomComplaints = z.strictObject({
  type: z.literal('roomComplaints'),
  anchor: anchor(),
  title: text(90),
  lead: text(320),
  columns: z.array(text(40)).length(3),
  hearings: z.array(hearing).min(3).max(8),
});
