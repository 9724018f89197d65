import { z } from 'zod';
import { link, text } from '../fields';
import type { Kind } from '../kind';

const group = z.strictObject({
  title: text(40),
  links: z.array(link()).min(1),
});

/** Links of the header and of the footer: `content/data/navigation/`, one file each. */
export const navigation = {
  name: 'Navigation',
  label: 'navigation',
  folder: 'data/navigation',
  format: 'yaml',
  schema: z.strictObject({
    groups: z.array(group).describe('Menus of the header, columns of the footer'),
    actions: z.array(link()).default([]).describe('Links that stand alone'),
    note: text(200).optional().describe('Line under the links'),
  }),
} satisfies Kind;

export type Navigation = z.infer<typeof navigation.schema>;
