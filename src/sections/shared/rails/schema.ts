import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';

const activity = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+$/, { error: 'one lower-case word' })
    .describe('Short name that segments use'),
  name: text(40),
  pattern: z
    .enum(['solid', 'road', 'dotted', 'hatched', 'ruled', 'outlined', 'striped'])
    .describe('How it is drawn: each activity has a pattern of its own'),
});

const day = z.strictObject({
  title: text(60),
  note: text(160),
  segments: z
    .array(
      z.strictObject({
        activity: z.string().describe('The id of an activity'),
        minutes: z.int().min(5).max(600),
      }),
    )
    .min(2)
    .max(24)
    .describe('What was done one after another; fills the hours from first to last'),
});

/** /product/energy-analytics/: working days by activity, to scale. Sums are calculated. */
export const rails = z
  .strictObject({
    type: z.literal('rails'),
    anchor: anchor(),
    title: text(90),
    lead: text(320).optional(),
    hours: z.strictObject({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) }),
    activities: z
      .array(activity)
      .min(2)
      .max(7)
      .describe('The first is the one whose time is summed up'),
    days: z.array(day).min(1).max(3),
    source: text(320).describe('Who measured, how many, when'),
  })
  .check(({ value, issues }) => {
    const { hours, activities, days } = value;
    const length = (hours.to - hours.from) * 60;
    const known = activities.map(({ id }) => id);
    days.forEach(({ segments }, index) => {
      const sum = segments.reduce((total, { minutes }) => total + minutes, 0);
      const stranger = segments.find((segment) => !known.includes(segment.activity));
      const path = ['days', index, 'segments'];
      if (sum !== length) {
        const message = `segments of ${length} minutes in all, not ${sum}`;
        issues.push({ code: 'custom', message, input: sum, path });
      }
      if (stranger) {
        const message = `activities among ${known.join(', ')}, not ${stranger.activity}`;
        issues.push({ code: 'custom', message, input: stranger.activity, path });
      }
    });
  });
