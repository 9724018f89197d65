import type { Change } from '../../compare/review';
import type { Shot } from './shots';

/** What a page of a review is shown with. */
export interface Shown {
  /** Where this build stands: an origin, or `''` for the site that the page is part of; without, no links. */
  readonly here?: string | undefined;
  /** Where the other build stands: an origin; without, no links. */
  readonly base?: string | undefined;
  /** What the two builds are called. */
  readonly names: { readonly here: string; readonly base: string };
  /** Where the change is discussed. */
  readonly pullRequest?: { readonly name: string; readonly url?: string | undefined } | undefined;
  /** Where files of the commit are shown: `https://…/blob/a41c09e`. */
  readonly files?: string | undefined;
  /** Why there is nothing to compare with. */
  readonly missing?: string | undefined;
  /** Share pictures that are beside the page, by their addresses. */
  readonly pictures?: ReadonlyMap<string, string> | undefined;
  /** How pages look, before and after, by their addresses now. */
  readonly shots?: ReadonlyMap<string, readonly Shot[]> | undefined;
}

/** What a change is called in lists. */
export const nameOf = ({ pages, title }: Change): string =>
  pages.length > 1 ? `${title} and ${pages.length - 1} more` : title;
