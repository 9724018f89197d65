import { builtPages, readBuilt } from './builtSite';

/** Tags whose classes are looked for: all, or those of what can be pressed and filled in. */
const TAGS = { looks: /<\w+ [^>]*/g, controls: /<(?:button|summary|input|select|textarea) [^>]*/g };

/**
 * As many new classes make a page worth it. What fewer are about is a variant of something that another
 * page shows: together they are one class in forty. Of controls, each is pressed.
 */
const WORTH = { looks: 10, controls: 1 };

/** Each class that a page shows on such tags. */
function classesOf(address: string, tags: RegExp): Set<string> {
  const found = Array.from(readBuilt(address).matchAll(tags), ([tag]) => tag);
  const classes = found.map((tag) => / class="([^"]*)"/.exec(tag)?.[1] ?? '');
  return new Set(classes.flatMap((names) => names.split(' ')));
}

/**
 * Few pages that together show what any page shows: each section, each variant (or each kind of
 * control). What costs much to look at is looked at here; another page of the same make shows nothing new.
 */
export function showcase(
  what: keyof typeof TAGS = 'looks',
  addresses: readonly string[] = builtPages(),
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
    if (newOn(page) < WORTH[what]) break;
    chosen.push(page.address);
    for (const look of page.looks) unseen.delete(look);
  }
  return chosen;
}
