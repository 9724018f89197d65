import { z } from 'zod';
import { date, link, text } from '../../../../content-model/fields';
import { shown } from '../../../../content-model/shown';
import { anchor } from '../../../../content-model/anchor';
import { heroWords } from '../../../../content-model/heroWords';

/** /futureproof/podcast/, hero: podcast transcripts by chapter, each sentence drawn as a stroke, and what was cut. */
export const podcastEpisodes = z.strictObject({
  type: z.literal('podcastEpisodes'),
  ...heroWords,
  tapesLegend: text(200).describe('What the tapes under the heading show'),
  strokesLegend: text(200).describe('What the strokes mean'),
  host: shown('Person', { as: 'PersonName' }),
  episodes: z
    .array(
      z.strictObject({
        anchor: anchor(),
        number: z.int().positive(),
        name: text(80),
        day: date(),
        place: text(60),
        guest: shown('Person'),
        recorded: z.int().positive().describe('Minutes that were recorded'),
        dropped: text(160).describe('What was left out'),
        longestCut: z.strictObject({
          from: z.int().min(0).describe('Minute of the recording'),
          minutes: z.int().positive(),
          what: text(60),
        }),
        chapters: z
          .array(
            z.strictObject({
              name: text(50),
              at: z.int().min(0).describe('Minute of the recording from which most of it is'),
              lines: z
                .array(
                  z.strictObject({
                    who: z.enum(['host', 'guest', 'room']).describe('`room` is what one hears'),
                    says: text(900),
                  }),
                )
                .min(1),
            }),
          )
          .min(2)
          .max(5),
        further: z.array(link()).max(2).default([]),
      }),
    )
    .min(1),
});
