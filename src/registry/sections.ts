import { z } from 'zod';
import * as product from './productSchemas';
import * as own from './schemas';
import * as shared from './sharedSchemas';

/** Every section a page may be made of, by its `type`. */
export const sections = { ...shared, ...product, ...own };

export type SectionType = keyof typeof sections;

/** Whether the list of such a section has several pages. */
export const isPaged = (type: SectionType): boolean => 'perPage' in sections[type].shape;

type Member = (typeof sections)[SectionType];

export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [Member, ...Member[]],
);
