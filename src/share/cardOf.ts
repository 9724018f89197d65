import type { Card } from '../content-model/card';
import type { PublicPage } from '../content-model/publicPage';
import { site } from '../site';
import { host } from './labelOf';

/** What a page shows where a link to it is shared; `below` are the pages that have a page above them. */
export const cardOf = (page: PublicPage, below: (path: string) => readonly PublicPage[]): Card => ({
  title: page.title,
  label: page.kind.title,
  ...page.kind.card(page, below),
});

/** A page of which nothing is known but its head. */
export const plainCard = ({ title, description }: Pick<PublicPage, 'title' | 'description'>) =>
  ({
    look: 'sheet',
    ground: 'stone-100',
    title,
    left: site.name,
    right: '',
    text: description,
    label: host(),
  }) as const satisfies Card;
