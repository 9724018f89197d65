import { inShort } from '../../time/inWords';
import type { FoundPage } from '../../discovery/page';
import { site } from '../../site';
import type { Card, Family } from '../card';
import { host, labelOf } from '../labelOf';
import { pictureOf } from '../pictureOf';
import { textOf, type CardOf } from './known';

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

/** Keys of the day, or month, by which pages are in order. */
const DAYS = ['date', 'startsAt', 'updated', 'month'];

const dayOf = ({ data }: FoundPage): string =>
  DAYS.map((key) => textOf(data, key))
    .find(Boolean)
    ?.slice(0, 10) ?? '';

/** What is to come first, the soonest first; then the newest. */
const byDay = (a: FoundPage, b: FoundPage): number => {
  const [one, two] = [dayOf(a), dayOf(b)];
  const [comes, alsoComes] = [one > a.today, two > b.today];
  if (comes !== alsoComes) return comes ? -1 : 1;
  return comes ? one.localeCompare(two) : two.localeCompare(one);
};

/** A page of which nothing is known but its head. */
export const plainCard = ({ title, description }: Pick<FoundPage, 'title' | 'description'>) =>
  ({
    look: 'sheet',
    ground: 'stone-100',
    title,
    left: site.name,
    right: '',
    text: description,
    label: host(),
  }) as const satisfies Card;

/** A page of sections: its family’s curve, its model, what stands below it, or its own words. */
export const pageCard: CardOf = (page, { below }) => {
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
    return {
      look: 'rows',
      ground,
      title,
      label,
      rows: entries.map((one) => [dayOf(one).length === 10 ? inShort(dayOf(one)) : '', one.title]),
    };
  return {
    ...plainCard({ title, description: page.description }),
    left: label,
    ground: ground === 'paper' ? 'stone-100' : ground,
  };
};
