import { z } from 'zod';
import { date, pageFields, reference, text } from '../../../src/content-model/fields';

export const podcastSchema = z.strictObject({
  ...pageFields,
  aired: date(),
  season: text(20),
  minutes: z.int().min(1),
  speakers: z.array(reference('Person')).default([]),
});
