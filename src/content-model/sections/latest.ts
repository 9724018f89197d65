import { z } from 'zod';
import { text } from '../fields';
import { anchor } from './anchor';

/** The newest pages over several kinds; the build fills it. */
export const latest = z.strictObject({
  type: z.literal('latest'),
  anchor: anchor(),
  title: text(60),
});
