import { z } from 'zod';
import { link, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const hour = (max = 24) => z.number().min(0).max(max);

const office = z.strictObject({
  city: text(30),
  people: z.int().positive(),
  since: z.int(),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  side: z.enum(['above', 'below', 'left', 'right']).describe('Where its name stands at its ring'),
  opens: hour().describe('In UTC, in winter'),
  closes: hour(),
  week: z.enum(['monday', 'sunday']).describe('Day on which its week of five begins'),
  hours: text(60).describe('The same by its own clock'),
  sits: text(100).describe('Who sits there'),
});

/** /about/: the offices on a map by longitude, with their people, and the hours each is staffed on a chosen day. */
export const officeMeridians = z.strictObject({
  type: z.literal('officeMeridians'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  chooseDay: text(60),
  offices: z.array(office).min(2).max(8).describe('From west to east'),
  peopleWords: text(60).describe('{people} and {since}'),
  takenWords: text(60).describe('{hours} hours of the chosen day'),
  emptyWords: text(160).describe('On a day without any desk'),
  closedWords: text(30),
  dutyWords: text(240).describe('Who answers in the hours that are left'),
  note: text(240),
  addresses: link(),
});
