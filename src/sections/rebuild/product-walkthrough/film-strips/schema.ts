import { z } from 'zod';
import { anchor } from '../../../../content-model/anchor';
import { markdown, text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';

/** /rebuild/product-walkthrough/ and …/videos/: recordings as strips to length, filtered by subject where there are any. */
export const filmStrips = z
  .strictObject({
    type: z.literal('filmStrips'),
    anchor: anchor(),
    title: text(90),
    lead: text(320),
    filter: z
      .strictObject({
        choose: text(40).describe('Names the choice of a subject'),
        every: text(20).describe('The choice that leaves all of them'),
        subjects: z.array(text(30)).min(2).max(5),
      })
      .optional(),
    films: z
      .array(
        z.strictObject({
          anchor: anchor().describe('A link to it opens it'),
          recording: shown('Recording'),
          name: text(60).describe('What it shows, in the words of a buyer'),
          about: z.array(text(30)).default([]).describe('Which of the subjects'),
        }),
      )
      .min(3),
    note: markdown().describe('Where they come from, and what else there is to see'),
  })
  .check(({ value: { films, filter }, issues }) => {
    const subjects = filter?.subjects ?? [];
    for (const [index, { about }] of films.entries()) {
      if (about.every((subject) => subjects.includes(subject))) continue;
      const message = `some of: ${subjects.join(', ')}`;
      issues.push({ code: 'custom', message, input: about, path: ['films', index, 'about'] });
    }
  });
