import { z } from 'zod';
import { text } from '../fields';
import { anchor } from './anchor';

/** All events: the next one large, what comes after it by date, and what is over. */
export const events = z.strictObject({
  type: z.literal('events'),
  anchor: anchor(),
  later: text(60).describe('Heading of what comes after the next one'),
  title: text(60).describe('Heading of what is over'),
  kind: z.literal('event').default('event').describe('What is listed'),
  limit: z.int().min(1).default(200).describe('How many at most'),
});
