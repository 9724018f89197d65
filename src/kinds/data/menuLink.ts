import { z } from 'zod';
import { href, text } from '../../content-model/fields';

/** What a link has in a group of a menu and in a column of the footer. */
export const menuLink = {
  text: text(60),
  href: href(),
  opensTab: z.boolean().default(false).describe('Opens in a new tab, and says so'),
};
