import { builtPages, readBuilt } from './builtSite';

/** Everything that a page shows: its template, and each class of its elements. */
function looksOf(address: string): Set<string> {
  const folder = address === '/' ? '/index/' : address;
  const { componentChunkName } = JSON.parse(readBuilt(`/page-data${folder}page-data.json`)) as {
    componentChunkName: string;
  };
  const classes = readBuilt(address).matchAll(/ class="([^"]*)"/g);
  return new Set([
    componentChunkName,
    ...Array.from(classes, ([, names = '']) => names.split(' ')).flat(),
  ]);
}

/**
 * Few pages that together show whatever any page shows: each template, each section, each variant.
 * What costs much to look at is looked at here; another page of the same make shows nothing new.
 */
export function showcase(): string[] {
  const pages = builtPages().map((address) => ({ address, looks: looksOf(address) }));
  const unseen = new Set(pages.flatMap(({ looks }) => [...looks]));
  const newOn = ({ looks }: (typeof pages)[number]): number =>
    [...looks].filter((look) => unseen.has(look)).length;
  const chosen: string[] = [];
  while (unseen.size > 0) {
    const page = pages.reduce((best, one) => (newOn(one) > newOn(best) ? one : best));
    chosen.push(page.address);
    for (const look of page.looks) unseen.delete(look);
  }
  return chosen;
}
