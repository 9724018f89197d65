import { z } from 'zod';
import { reference, text } from '../fields';
import { heroWords } from './heroWords';

/** Opens the page of the letters: its words, and the form that has them sent. */
export const letterDesk = z.strictObject({
  type: z.literal('letterDesk'),
  ...heroWords,
  deskTitle: text(60).describe('Heading of the form'),
  deskText: text(200).describe('What comes, how often, and how it ends'),
  deskForm: reference('Form'),
});
