import { z } from 'zod';
import { link, text } from '../../../content-model/fields';

/** /search/, hero: search field of the site, and its results. */
export const siteSearch = z.strictObject({
  type: z.literal('siteSearch'),
  title: text(60),
  label: text(60).describe('Names the field for those who do not see it'),
  hint: text(20).describe('Stands in the empty field, as an example'),
  button: text(20),
  unscripted: text(240).describe('What visitors without scripts do instead'),
  ways: z.array(link()).min(1).max(3).describe('Where else to look when nothing is found'),
});
