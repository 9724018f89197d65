import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import pMap from 'p-map';
import type { FoundPage } from '../../discovery/page';
import { plainCard } from '../../share/cards/page';
import { SHARE } from '../../share/cardLayout';
import { describedIn, withShared } from '../../share/head';
import { builtHtml } from './builtHtml';
import { knownOf } from './known';
import { palette } from './palette';
import { shareOf, shareOfCard, type Share } from './shareOf';
import { keep, removeOthers } from './store';

/** How many pictures are in the making at a time: one is laid out while others are encoded. */
const LANES = 3;

/** Address of the page whose list goes on at an address: `/events/` of `/events/page/2/`. */
const hubOf = (address: string): string => address.replace(/page\/\d+\/$/, '');

/**
 * Draws the share pictures of all pages and names them in their built HTML. A later page of a list
 * shares that of the first one; a page without a content file a card of its title.
 */
export async function writeShares(
  api: Pick<NodePluginArgs, 'getNodesByType'>,
  pages: readonly FoundPage[],
  origin: string,
): Promise<void> {
  const known = knownOf(api, pages);
  const colors = palette();
  const shares = new Map<string, Share>();
  for (const page of pages) shares.set(page.path, await shareOf(page, known, colors));
  const files = builtHtml();
  const used = new Map<string, Share>();
  for (const [address, name] of files) {
    const file = path.join('public', name);
    const html = await readFile(file, 'utf8');
    const share = shares.get(hubOf(address)) ?? shareOfCard(plainCard(describedIn(html)), colors);
    used.set(share.name, share);
    const src = `${origin}${SHARE}${share.name}`;
    const shared = withShared(html, { ...share, src }, origin + address);
    if (shared !== html) await writeFile(file, shared);
  }
  await pMap(used.values(), ({ name, make }) => keep(name, make), { concurrency: LANES });
  await removeOthers(new Set(used.keys()));
}
