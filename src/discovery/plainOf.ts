import { toString } from 'mdast-util-to-string';
import { parse } from '../text/markdown/parse';
import { withoutNoBreaks } from '../text/withoutNoBreaks';

/** Markdown as a reader without any marks reads it: blocks with a space between. */
export const plainOf = (markdown: string): string =>
  withoutNoBreaks(
    parse(markdown)
      .children.map((block) => toString(block))
      .join(' ')
      .trim(),
  );
