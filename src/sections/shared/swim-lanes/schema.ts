import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

/** / and /product/energy-optimization/: one incident as swim lanes of people and machines over time. */
export const swimLanes = z
  .strictObject({
    type: z.literal('swimLanes'),
    anchor: anchor(),
    title: text(90),
    lead: text(320),
    lanes: z
      .array(text(24))
      .min(3)
      .max(7)
      .describe('Who takes part, from top to bottom; the line never touches the first'),
    empty: text(90).describe('What the first lane says, because nothing happens in it'),
    events: z
      .array(
        z.strictObject({
          time: z
            .string()
            .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'an hour in quotes, such as "07:35"' }),
          lane: text(24).describe('One of the lanes, but not the first'),
          text: text(120),
        }),
      )
      .min(3)
      .max(8)
      .describe('In the order of their times'),
  })
  .check(({ value, issues }) => {
    const known = value.lanes.slice(1);
    value.events.forEach(({ lane }, index) => {
      if (known.includes(lane)) return;
      const message = `one of the lanes ${known.join(', ')}`;
      issues.push({ code: 'custom', message, input: lane, path: ['events', index, 'lane'] });
    });
  });
