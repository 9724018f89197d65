import { findRoles, type Found } from '../roles';
import type { ContentFile } from './parseFile';
import type { Entry } from './siteMap';

const known = new WeakMap<ContentFile, readonly Found[]>();

/** What the values of a file stand for. Every check asks; a file is walked through once. */
export function rolesOf({ kind, content }: Entry): readonly Found[] {
  const roles = known.get(content) ?? [...findRoles(kind.schema, content.data)];
  known.set(content, roles);
  return roles;
}
