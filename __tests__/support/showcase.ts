import { builtPages, readBuilt } from './builtSite';

/** Tags whose classes are looked for: all, or those of what can be pressed and filled in. */
const TAGS = { looks: /<\w+ [^>]*/g, controls: /<(?:button|summary|input|select|textarea) [^>]*/g };

/** Each class that a page shows on such tags. */
function classesOf(address: string, tags: RegExp): Set<string> {
  const found = Array.from(readBuilt(address).matchAll(tags), ([tag]) => tag);
  const classes = found.map((tag) => / class="([^"]*)"/.exec(tag)?.[1] ?? '');
  return new Set(classes.flatMap((names) => names.split(' ')));
}

/**
 * Few pages that together show whatever any page shows: each section, each variant (or each kind of
 * control). What costs much to look at is looked at here; another page of the same make shows nothing new.
 * The pages that show most come first.
 */
export function showcase(
  what: keyof typeof TAGS = 'looks',
  addresses: readonly string[] = builtPages(),
  fewest = 1,
): string[] {
  const pages = addresses.map((address) => ({
    address,
    looks: classesOf(address, TAGS[what]),
  }));
  const unseen = new Set(pages.flatMap(({ looks }) => [...looks]));
  const newOn = ({ looks }: (typeof pages)[number]): number =>
    [...looks].filter((look) => unseen.has(look)).length;
  const chosen: string[] = [];
  while (unseen.size > 0) {
    const page = pages.reduce((best, one) => (newOn(one) > newOn(best) ? one : best));
    if (newOn(page) < fewest) break;
    chosen.push(page.address);
    for (const look of page.looks) unseen.delete(look);
  }
  return chosen;
}

/**
 * The pages of the showcase that are worth a close look, which takes as long as five others: what
 * is new on the others, a tenth of all classes, is seen at one width, with axe and in its own colors.
 */
export const closelySeen = (): string[] => showcase('looks', builtPages(), 14);
