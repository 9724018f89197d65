import { z } from 'zod';
import { callToAction } from './callToAction';
import { faq } from './faq';
import { features } from './features';
import { hero } from './hero';
import { listing } from './listing';
import { richText } from './richText';

/** Every section a page may be made of, by its `type`. */
export const sections = { hero, richText, features, faq, listing, callToAction };

export type SectionType = keyof typeof sections;

export const section = z.discriminatedUnion('type', [
  hero,
  richText,
  features,
  faq,
  listing,
  callToAction,
]);
