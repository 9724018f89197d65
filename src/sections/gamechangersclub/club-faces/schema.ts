import { z } from 'zod';
import { text } from '../../../content-model/fields';
import { shown } from '../../../content-model/shown';
import { heroWords } from '../../../content-model/heroWords';

/** /gamechangersclub/, hero: portraits of club members and one free place for the visitor. */
export const clubFaces = z.strictObject({
  type: z.literal('clubFaces'),
  ...heroWords,
  clubName: text(40),
  faces: z
    .array(shown('Person', { needs: ['portrait'] }))
    .length(11)
    .describe('Members with a portrait; the twelfth place is free'),
  you: text(12).describe('Stands in the free place'),
});
