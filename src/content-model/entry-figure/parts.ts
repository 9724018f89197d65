import { z } from 'zod';
import { text } from '../fields';

/** What the types of an entry figure have in common. */

/** How strong a mark is: `live` is the one that matters, `hollow` what is none or not planned. */
export const tone = () =>
  z.enum(['strong', 'medium', 'light', 'pale', 'live', 'hollow'], {
    error: 'a tone: strong, medium, light, pale, live for the one that matters, hollow for none',
  });

/** What is read out for a mark. */
export const read = () =>
  text(260).describe('One or two sentences, the first words with the figure between asterisks');

/** A word that fits under or beside a mark, and what it stands for. */
export const short = () => text(12).describe('As short as a tick: 26 h, Sep 5');
export const name = () => text(60).describe('What the mark is');

export const isMain = () =>
  z.boolean().optional().describe('The one that matters; read out from the start');

/** What a figure may lie on. */
export const GROUNDS = ['amber', 'pine', 'ice', 'clay', 'stone', 'white', 'ink'] as const;

/** Keys of every figure. */
export const common = {
  number: text(12).describe('The news in twelve characters: $18 million, 36 of 40'),
  says: text(60).describe('What the number counts'),
  ground: z.enum(GROUNDS).describe('What it lies on; neighbors in time take different ones'),
  source: text(240).describe('Period and sample'),
};

/** Refinement: at most one of a list is the main one. */
export const hasOneMain = (list: readonly { readonly main?: boolean | undefined }[]): boolean =>
  list.filter(({ main }) => main).length <= 1;

export const ONE_MAIN = { error: 'one `main` at most' };

export type Tone = z.infer<ReturnType<typeof tone>>;
