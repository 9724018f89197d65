import type { Card } from '../content-model/card';
import type { PublicPage } from '../content-model/publicPage';

/** What a page shows where a link to it is shared; `below` are the pages that have a page above them. */
export const cardOf = (page: PublicPage, below: (path: string) => readonly PublicPage[]): Card => ({
  title: page.title,
  label: page.kind.title,
  ...page.kind.card(page, below),
});
