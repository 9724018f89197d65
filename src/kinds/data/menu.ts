import { z } from 'zod';
import { iconNames } from '../../content-model/iconNames';
import { href, image, link, text } from '../../content-model/fields';
import { withRole } from '../../content-model/roles';
import { menuLink } from './menuLink';

const note = () => text(120).describe('What is there, in a few words or one sentence');

const FAMILIES = ['cmms', 'buildings', 'refrigeration'] as const;

const family = z.strictObject({
  family: z.enum(FAMILIES).describe('Hue of the column'),
  text: text(40).describe('Name of the product family'),
  href: href(),
  note: text(60),
  image: image(),
  links: z
    .array(z.strictObject({ text: text(60), href: href(), note: note() }))
    .min(1)
    .describe('Its modules'),
});

const group = z.strictObject({
  title: text(40),
  links: z
    .array(
      z.strictObject({
        ...menuLink,
        note: note().optional(),
        icon: z.enum(iconNames).optional().describe('Sign before the link'),
      }),
    )
    .min(1)
    .describe('With icons, with notes, or names alone: the menu sets them accordingly'),
});

const feature = z.strictObject({
  family: z.enum(FAMILIES).describe('Hue of the card'),
  label: text(40).describe('What it is, for example Ebook, 20 pages'),
  title: text(80),
  text: text(160),
  href: href(),
  image: image(),
});

const foot = z.strictObject({
  lead: text(40).optional().describe('First words, set bold'),
  text: withRole(text(120), { is: 'newest' })
    .optional()
    .describe('Without it, the title of the newest of what’s new'),
  links: z.array(link()).min(1),
});

/** Menu of the header; its parts stand side by side, in this order. */
export const menu = () =>
  withRole(
    z.strictObject({
      title: text(20).describe('Word in the bar'),
      href: href().describe('Where the word leads without JavaScript'),
      onPhonesOnly: z.boolean().default(false).describe('Left out of the bar of wide screens'),
      families: z.array(family).default([]),
      groups: z.array(group).default([]),
      feature: feature.optional().describe('One thing shown with its picture'),
      latest: z
        .strictObject({
          title: text(40),
          of: z.enum(['news', 'blog']).describe('Press releases, or content/data/blog-posts/'),
        })
        .optional()
        .describe('The two newest, with their pictures'),
      foot: foot.optional().describe('A line under everything'),
    }),
    { is: 'type', name: 'Menu' },
  );
