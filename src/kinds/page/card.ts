import type { Card, Family } from '../../content-model/card';
import type { CardOf } from '../../content-model/kind';
import type { PublicPage } from '../../content-model/publicPage';
import { labelOf } from '../../share/labelOf';
import { pictureOf } from '../../share/pictureOf';
import { plainCard } from '../../share/cardOf';
import { inShort } from '../../time/inWords';

interface First {
  readonly title?: string;
  readonly wash?: string;
}

const WASHES: Readonly<Record<string, string>> = {
  pine: 'pine-50',
  amber: 'amber-50',
  ice: 'ice-50',
  rose: 'clay-100',
  stone: 'stone-200',
};

/** Grounds of pages that a family tints, and of those that are about it. */
const TINTS: Readonly<Record<Family, string>> = {
  cmms: 'pine-50',
  buildings: 'amber-100',
  refrigeration: 'ice-100',
};
const MARKS: Readonly<Record<Family, string>> = {
  cmms: 'pine-800',
  buildings: 'amber-400',
  refrigeration: 'ice-400',
};

/** Below this address pages are about a product, and have the color of its family. */
const PRODUCTS = '/product/';

/** How many rows of what stands below a hub. */
const ROWS = 3;

/** What is to come first, the soonest first; then the newest. */
function byDay({ day: one = '', today }: PublicPage, { day: two = '' }: PublicPage): number {
  const [comes, alsoComes] = [one.slice(0, 10) > today, two.slice(0, 10) > today];
  if (comes !== alsoComes) return comes ? -1 : 1;
  return comes ? one.localeCompare(two) : two.localeCompare(one);
}

const row = ({ day = '', title }: PublicPage): [string, string] => [
  day.length >= 10 ? inShort(day) : '',
  title,
];

/** A page of sections: its family’s curve, its model, what stands below it, or its own words. */
export const pageCard: CardOf = (page, below): Card => {
  const [first] = (page.data['sections'] ?? []) as readonly First[];
  const family = (page.data['layout'] as { readonly family?: Family } | undefined)?.family;
  const title = first?.title ?? page.title;
  const label = labelOf(page, title);
  const picture = pictureOf(page);
  if (family && (!picture || page.path.startsWith(PRODUCTS)))
    return { look: 'curve', family, ground: MARKS[family], title, label, picture: picture?.file };
  const ground = WASHES[first?.wash ?? ''] ?? (family ? TINTS[family] : 'paper');
  if (picture) return { look: 'model', ground, title, label, picture: picture.file };
  const entries = [...below(page.path)].sort(byDay).slice(0, ROWS);
  if (entries.length === ROWS)
    return { look: 'rows', ground, title, label, rows: entries.map(row) };
  return {
    ...plainCard({ title, description: page.description }),
    left: label,
    ground: ground === 'paper' ? 'stone-100' : ground,
  };
};
