import { findRoles, type Found } from '../../content-model/roles';
import { oncePer } from './oncePer';
import type { Entry } from './siteMap';

/** What the values of a file stand for. */
export const rolesOf = oncePer(
  ({ content }: Entry) => content,
  ({ kind, content }): readonly Found[] => [...findRoles(kind.schema, content.data)],
);
