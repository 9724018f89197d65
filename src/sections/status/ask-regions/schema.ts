import { z } from 'zod';
import { anchor } from '../../../content-model/anchor';
import { markdown, text } from '../../../content-model/fields';
import { REGIONS } from '../../../content-model/outages';

/** /status/: what a stored page cannot know, where to find out, and a browser that may ask. */
export const askRegions = z.strictObject({
  type: z.literal('askRegions'),
  anchor: anchor(),
  title: text(90),
  lead: text(320).describe('{day} is the day of the build'),
  ways: z
    .array(z.strictObject({ name: text(30), text: markdown() }))
    .min(1)
    .describe('Where customers find out'),
  asked: text(60).describe('Stands over the regions, where their addresses are configured'),
  regions: z
    .array(z.strictObject({ region: z.enum(REGIONS).exclude(['everywhere']), name: text(40) }))
    .min(1)
    .describe('In their order; one is asked if `STATUS_ADDRESSES` has its address'),
  note: text(220).describe('What no answer can mean'),
});
