import { z } from 'zod';
import { line, link, text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';
import { anchor } from '../../../content-model/anchor';

const system = z.strictObject({
  id: line(40).describe('Used in addresses: ?with=sap-pm; names its sign in static/systems.svg'),
  name: text(40),
  note: text(80).describe('What it is, for those who do not know its name'),
  also: line(120).optional().describe('Other names that people search for'),
  in: text(80).optional().describe('What comes into Lintel'),
  out: text(80).optional().describe('What goes out of Lintel'),
  takes: z.strictObject({
    setup: text(60).describe('How long it takes'),
    days: z.number().min(0).max(30).describe('The same in working days of one site'),
    needs: z
      .array(z.strictObject({ role: text(20), hours: z.number().positive() }))
      .max(3)
      .default([])
      .describe('Hours of your people'),
  }),
  limit: text(200).describe('What it cannot do, or what to know before'),
  runs: z
    .enum(['site', 'cloud'])
    .default('cloud')
    .describe('From your building outward, or from one service to another'),
  isFree: z.boolean().default(false).describe('Costs nothing, with or without other connections'),
});

const group = z.strictObject({
  name: text(40),
  side: z.enum(['left', 'right']).default('right').describe('Of the sheet, on wide screens'),
  leaves: z
    .enum(['values', 'people', 'money', 'jobs', 'nothing'])
    .describe('What leaves your network for these'),
  systems: z.array(system).min(1).max(20),
});

export type SystemGroup = z.infer<typeof group>;
export type WallSystem = z.infer<typeof system>;

/** /integrations/: a wall of all systems; ticked ones add up to a sheet for IT with days, hours and limits. */
export const systemWall = z.strictObject({
  type: z.literal('systemWall'),
  anchor: anchor(),
  title: text(60),
  groups: z.array(group).min(1).max(12),
  preset: z.array(line(40)).max(6).describe('Systems that are ticked at first, by id'),
  priceWords: text(120).describe('What connections cost, on the sheet'),
  notIncluded: text(200).describe('What the days and hours leave out'),
  otherwise: link().describe('Where one may ask about a system that is not there'),
  act,
});
