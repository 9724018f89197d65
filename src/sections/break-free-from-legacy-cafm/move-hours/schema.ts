import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { anchor } from '../../../content-model/anchor';

/** /break-free-from-legacy-cafm/: working hours of a migration, week by week, a square each, by customer role and ours. */
export const moveHours = z
  .strictObject({
    type: z.literal('moveHours'),
    anchor: anchor(),
    title: text(90),
    lead: text(320),
    claim: shown('Claim').describe('Where the hours are from'),
    whose: text(60).describe('Stands over the choice'),
    all: text(30).describe('The first choice: everybody'),
    allText: text(320),
    crew: z
      .array(z.strictObject({ name: text(30), text: text(320).describe('What it takes of them') }))
      .min(2)
      .max(5)
      .describe('The customer’s people, in the order of their numbers below'),
    ours: text(30).describe('Name of our own hours'),
    weeks: z
      .array(
        z.strictObject({
          when: text(20),
          name: text(40),
          crewHours: z.array(z.int().min(0).max(30)).describe('Hours of each of the crew'),
          ourHours: z.int().min(0).max(40),
          text: text(160),
        }),
      )
      .min(3)
      .max(8),
    crewSum: text(90).describe('After the sum of their hours'),
    ourSum: text(90).describe('After the sum of ours'),
    slowest: text(320),
  })
  .check(({ value, issues }) => {
    value.weeks.forEach(({ crewHours }, index) => {
      if (crewHours.length === value.crew.length) return;
      const message = `${value.crew.length} numbers, one for each of the crew`;
      const path = ['weeks', index, 'crewHours'];
      issues.push({ code: 'custom', message, input: crewHours, path });
    });
  });
