import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { line, link, text } from '../../../content-model/fields';
import { act } from '../../../content-model/openingWords';
import { time } from '../../../content-model/drawings/parts';

const pairs = () =>
  z
    .array(z.strictObject({ label: text(32), value: text(60) }))
    .min(2)
    .max(6);

const viewer = z.enum(['technician', 'finance', 'contractor']);

/** A machine against its twin, minute by minute. */
const curve = z.strictObject({
  kind: z.literal('curve'),
  from: time().describe('Of the first reading'),
  step: z.int().min(1).max(60).describe('Minutes from one reading to the next'),
  name: text(24).describe('Of the machine'),
  measured: z.array(z.number()).min(5).max(40).describe('In kW'),
  twin: z.array(z.number()).min(5).max(40),
});

/** Labels and values of a record. */
const terms = z.strictObject({ kind: z.literal('terms'), rows: pairs() });

/** Fields of a record, some of which not everyone may see. */
const fields = z.strictObject({
  kind: z.literal('fields'),
  everyone: text(24).describe('Who sees all of it'),
  viewers: z
    .array(z.strictObject({ id: viewer, name: text(24) }))
    .min(2)
    .max(3),
  rows: z
    .array(
      z.strictObject({ name: text(32), value: text(60), hiddenFrom: z.array(viewer).default([]) }),
    )
    .min(4)
    .max(10),
});

/** A message, as it arrives. */
const message = z.strictObject({
  kind: z.literal('message'),
  top: text(60).describe('From whom, when'),
  title: text(60),
  lines: z.array(text(90)).min(1).max(4),
});

const floor = z.strictObject({
  name: text(30),
  seconds: text(12).describe('Its height in seconds after the event, for example +5 s'),
  arts: z
    .array(line(30))
    .max(4)
    .default([])
    .describe('Names of symbols in static/section.svg, from left to right'),
  families: z
    .array(
      z.strictObject({
        family: z.enum(['cmms', 'buildings', 'refrigeration']),
        name: text(24),
        modules: z.int().min(1).max(20),
      }),
    )
    .max(3)
    .default([])
    .describe('Rooms as wide as their modules, instead of drawings'),
  note: text(80).optional().describe('What lies on it, in words'),
  isBeam: z.boolean().default(false).describe('Whether all others rest on it'),
  title: text(60).describe('What its screen shows'),
  text: text(200),
  view: z.discriminatedUnion('kind', [curve, terms, fields, message]),
  links: z.array(link()).min(1).max(3),
});

export type Floor = z.output<typeof floor>;
export type ViewOf<K extends Floor['view']['kind']> = Extract<Floor['view'], { kind: K }>;

/** /platform-overview/: the platform as a building in section; a floor opens the screen that it has. */
export const buildingCutaway = z.strictObject({
  type: z.literal('buildingCutaway'),
  anchor: anchor(),
  title: text(90),
  place: text(60).describe('Where, when'),
  floors: z.array(floor).min(3).max(6).describe('From top to bottom'),
  start: z.int().min(0).max(5).describe('Floor that is open first, from 0'),
  act,
});
