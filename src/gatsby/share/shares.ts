import pMap from 'p-map';
import type { PublicPage } from '../../content-model/publicPage';
import { plainCard } from '../../share/cardOf';
import type { Described } from '../../share/head';
import { palette } from './palette';
import { shareOf, shareOfCard, type Share } from './shareOf';
import { keep, removeOthers } from './store';

/** How many pictures are in the making at a time: one is laid out while others are encoded. */
const LANES = 3;

/** Address of the page whose list goes on at an address: `/events/` of `/events/page/2/`. */
const hubOf = (address: string): string => address.replace(/page\/\d+\/$/, '');

/** What a page shows where a link to it is shared. */
export type ShareAt = (address: string, head: Described) => Share;

/**
 * The share pictures of all pages, by the addresses of pages. A later page of a list shares that of the
 * first one; a page without a content file a card of its title.
 */
export async function sharesOf(pages: readonly PublicPage[]): Promise<ShareAt> {
  const below = (path: string) =>
    pages.filter(({ kind }) => kind.hubs.some(({ href }) => href === path));
  const colors = palette();
  const shares = new Map<string, Share>();
  for (const page of pages) shares.set(page.path, await shareOf(page, below, colors));
  return (address, head) => shares.get(hubOf(address)) ?? shareOfCard(plainCard(head), colors);
}

/** Draws share pictures, each once, and removes those that no page shows any more. */
export async function drawShares(shares: readonly Share[]): Promise<void> {
  const used = new Map(shares.map((share) => [share.name, share]));
  await pMap(used.values(), ({ name, make }) => keep(name, make), { concurrency: LANES });
  await removeOthers(new Set(used.keys()));
}
