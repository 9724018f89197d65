import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { anchor } from '../../../content-model/anchor';
import { heroWords } from '../../../content-model/heroWords';

/** /connected-cmms/, hero: work order screen of an old CMMS, its fields in layers that visitors switch off. */
export const sixLayers = z
  .strictObject({
    type: z.literal('sixLayers'),
    ...heroWords,
    anchor: anchor(),
    screen: z.strictObject({
      sentence: text(200).describe('What the drawing shows, for those who cannot see it'),
      bar: text(60).describe('Title of its window'),
    }),
    switches: text(60).describe('Stands over the layers'),
    layers: z
      .array(
        z.strictObject({
          name: text(30),
          text: text(200).describe('Where this is known from, if nobody types it'),
        }),
      )
      .length(6),
    entries: z
      .array(
        z.strictObject({
          layer: z.int().min(1).max(6),
          label: text(20),
          value: text(20).optional(),
        }),
      )
      .min(24)
      .max(60)
      .describe('Fields of the screen, row by row'),
    fieldsLeft: text(40).describe('After the number of fields that are left'),
    job: z.strictObject({
      when: text(60),
      title: text(60),
      text: text(200),
      by: text(90),
    }),
  })
  .check(({ value, issues }) => {
    value.layers.forEach(({ name }, index) => {
      if (value.entries.some(({ layer }) => layer === index + 1)) return;
      const message = `a field of layer ${index + 1}, ${name}`;
      issues.push({ code: 'custom', message, input: value.entries, path: ['entries'] });
    });
  });
