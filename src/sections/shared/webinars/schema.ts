import { z } from 'zod';
import { WORLD_ZONES } from '../../../time/worldZones';
import { text } from '../../../content-model/fields';
import { listed } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

const place = z.strictObject({
  name: text(30).describe('City whose name everybody there knows'),
  zone: z.enum(WORLD_ZONES).describe('Its zone'),
});

/** /webinar/: the next webinar in several time zones, later ones by date, past ones with links into their transcripts. */
export const webinars = z.strictObject({
  type: z.literal('webinars'),
  anchor: anchor(),
  places: z
    .array(place)
    .length(6)
    .describe('Clocks beside the one of the visitor; the last gives way where there are too many'),
  elsewhere: z.array(place).min(3).max(8).describe('Further places to choose from'),
  clockNote: text(240).describe('What is shaded, and what somebody does whose night it is'),
  later: text(60).describe('Heading of what comes after the next one'),
  title: text(60).describe('Heading of what is over'),
  lead: text(240).describe('What there is of them'),
  ahead: listed<Queries.WebinarAheadFragment>('webinar', 'WebinarAhead', 'ahead'),
  over: listed<Queries.WebinarOverFragment>('webinar', 'WebinarOver', 'over'),
});
