import type { PageKind, SearchGroup } from '../content-model/kind';
import copy from '../copy/search.json';

/** The groups of pages in the order in which visitors see them. */
export const searchGroups = Object.keys(copy.kinds) as SearchGroup[];

/** What visitors call a group. */
export const nameOfGroup = (group: string): string => copy.kinds[group as SearchGroup] ?? group;

/** The group of a page of a kind. */
export const groupOf = ({ searchGroup }: PageKind, path: string): SearchGroup =>
  typeof searchGroup === 'string' ? searchGroup : searchGroup(path);
