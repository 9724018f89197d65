import { z } from 'zod';
import { iconNames } from '../../content-model/iconNames';
import { href, text } from '../../content-model/fields';
import { withRole } from '../../content-model/roles';

/** Link of a menu or of the footer. */
export const menuLink = () =>
  withRole(
    z.strictObject({
      text: text(60),
      href: href(),
      note: text(120).optional().describe('What is there, in a few words or one sentence'),
      icon: z.enum(iconNames).optional().describe('Sign before the link'),
      opensTab: z.boolean().default(false).describe('Opens in a new tab, and says so'),
      isHead: z.boolean().default(false).describe('Stands out as the head of the links after it'),
    }),
    { is: 'type', name: 'MenuLink' },
  );
