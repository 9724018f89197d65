import { z } from 'zod';
import { link, text } from '../../content-model/fields';
import type { Kind } from '../../content-model/kind';
import { menu } from './menu';
import { menuLink } from './menuLink';

/** Header: `content/data/navigation/header/header.yaml`. */
export const siteHeader = {
  name: 'SiteHeader',
  label: 'site-header',
  folder: 'data/navigation/header',
  format: 'yaml',
  schema: z.strictObject({
    menus: z.array(menu()).min(1).describe('From left to right; on phones from top to bottom'),
    links: z.array(link()).default([]).describe('Links after the menus'),
    actions: z.array(link()).min(1).max(2).describe('Buttons; wide screens show the first'),
  }),
} satisfies Kind;

const SOCIAL = ['facebook', 'linkedin', 'twitter', 'youtube'] as const;

const footerLink = z.strictObject({
  ...menuLink,
  isHead: z.boolean().default(false).describe('Stands out as the head of the links after it'),
});

/** Footer: `content/data/navigation/footer/footer.yaml`. */
export const siteFooter = {
  name: 'SiteFooter',
  label: 'site-footer',
  folder: 'data/navigation/footer',
  format: 'yaml',
  schema: z.strictObject({
    brand: text(160).describe('Line under the name'),
    social: z
      .array(
        z.strictObject({
          mark: z.enum(SOCIAL).describe('Name of a picture in static/icons/'),
          ...link().shape,
        }),
      )
      .describe('Accounts elsewhere'),
    columns: z
      .array(z.strictObject({ title: text(40), links: z.array(footerLink).min(1) }))
      .min(1)
      .describe('From left to right; on phones they fold'),
    copyright: text(80),
    hiring: z.strictObject({ text: text(120), link: link() }).optional(),
    legal: z.array(link()).describe('Links of the last line'),
  }),
} satisfies Kind;

export type SiteHeader = z.infer<typeof siteHeader.schema>;
export type SiteFooter = z.infer<typeof siteFooter.schema>;
