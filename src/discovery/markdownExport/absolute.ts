import { fill } from '../../text/fillWords';
import copy from '../../copy/markdownExport.json';
import { asTyped } from '../../text/withoutNoBreaks';

const PICTURE = /!\[([^\]]*)\]\([^)]*\)/g;

/** A target on this site as Markdown writes it: `](/pricing/`, `](#rules`, `[1]: /pricing/`. */
const TARGET = /(\]\(<?|^\[[^\]]+\]:\s+<?)([/#][^\s)>]*)/gm;

/**
 * Markdown as its writer wrote it, with whole addresses, and words in place of pictures, whose files
 * have other names on the site. `address` is that of its page. By pattern: to parse every text takes
 * longer than all else that makes a twin.
 */
export const absolute = (markdown: string, address: string): string =>
  asTyped(markdown.trim())
    .replace(PICTURE, (_, alt: string) => fill(copy.picture, { alt }))
    .replace(TARGET, (_, mark: string, to: string) => mark + new URL(to, address).href);
