import { z } from 'zod';
import { roles, unwrap } from '../content-model/roles';
import * as product from './productSchemas';
import * as own from './schemas';
import * as shared from './sharedSchemas';

/** Every section a page may be made of, by its `type`. */
export const sections = { ...shared, ...product, ...own };

export type SectionType = keyof typeof sections;

/** Whether the list of such a section has several pages. */
export const isPaged = (type: SectionType): boolean => 'perPage' in sections[type].shape;

/** Label of the kind whose pages such a section lists, if it lists any. */
export const listedKind = (type: SectionType): string | undefined =>
  Object.values(sections[type].shape).flatMap((child) => {
    const role = roles.get(unwrap(child as z.core.$ZodType));
    return role?.is === 'filled' && role.list ? [role.list.kind] : [];
  })[0];

type Member = (typeof sections)[SectionType];

export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [Member, ...Member[]],
);
