import { z } from 'zod';
import { line, link, text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const system = z.strictObject({
  id: line(40).describe('Stands in addresses: ?with=sap-pm'),
  name: text(40),
  note: text(80).describe('What it is, for those who do not know its name'),
  also: line(120).optional().describe('Other names that people search for'),
  in: text(80).optional().describe('What comes into Lintel'),
  out: text(80).optional().describe('What goes out of Lintel'),
  setup: text(60).describe('How long it takes'),
  days: z.number().min(0).max(30).describe('The same in working days of one site'),
  needs: z
    .array(z.strictObject({ role: text(20), hours: z.number().positive() }))
    .max(3)
    .default([])
    .describe('Hours of your people'),
  limit: text(200).describe('What it cannot do, or what to know before'),
  runs: z
    .enum(['site', 'cloud'])
    .describe('From your building outward, or from one service to another'),
  leaves: z
    .enum(['values', 'people', 'money', 'jobs', 'nothing'])
    .describe('What leaves your network for it'),
  isFree: z.boolean().default(false).describe('Costs nothing, with or without other connections'),
});

const group = z.strictObject({
  id: line(20),
  name: text(40),
  systems: z.array(system).min(1).max(20),
});

export type PortGroup = z.infer<typeof group>;
export type PortSystem = z.infer<typeof system>;

/** /integrations/: list of systems with data direction, setup time and limit; ticked ones add up to a sheet for IT. */
export const ports = z.strictObject({
  type: z.literal('ports'),
  anchor: anchor(),
  title: text(60),
  lead: text(320),
  groups: z.array(group).min(1).max(12),
  priceWords: text(120).describe('What connections cost, on the sheet'),
  otherwise: link().describe('Where one may ask about a system that is not there'),
});
