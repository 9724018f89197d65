import { z } from 'zod';
import { text } from '../../../../../content-model/fields';
import { shown } from '../../../../../content-model/shown';

/** /rebuild/product-walkthrough/videos/, hero and main part: list of recordings, filtered by subject. */
export const filmList = z
  .strictObject({
    type: z.literal('filmList'),
    title: text(90),
    lead: text(320),
    choose: text(40),
    every: text(20).describe('The choice that leaves all of them'),
    subjects: z.array(text(30)).min(2).max(5),
    films: z
      .array(
        z.strictObject({
          recording: shown('Recording', { as: 'RecordingTold' }),
          about: z.array(text(30)).min(1).describe('Which of the subjects'),
        }),
      )
      .min(3),
    note: text(320),
  })
  .check(({ value: { films, subjects }, issues }) => {
    for (const [index, { about }] of films.entries()) {
      if (about.every((subject) => subjects.includes(subject))) continue;
      const message = `some of: ${subjects.join(', ')}`;
      issues.push({ code: 'custom', message, input: about, path: ['films', index, 'about'] });
    }
  });
