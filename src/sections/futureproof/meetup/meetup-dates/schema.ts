import { z } from 'zod';
import { moment, text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';

/** /futureproof/meetup/: coming meetups, each with machine, speaker and places left; past ones are hidden. */
export const meetupDates = z.strictObject({
  type: z.literal('meetupDates'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  meetups: z
    .array(
      z.strictObject({
        startsAt: moment(),
        endsAt: moment(),
        city: text(30),
        machine: text(90),
        about: text(240),
        speaker: shown('Person'),
        places: text(60).describe('How many are left, in words'),
      }),
    )
    .min(1),
  noMeetups: text(200).describe('When the last of them is over'),
});
