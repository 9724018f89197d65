import { toString } from 'mdast-util-to-string';
import { parse } from '../text/markdown/parse';
import { withoutNoBreaks } from '../text/withoutNoBreaks';

/** Markdown as a reader without any marks reads it: blocks with a space between, or a line of their own. */
export const plainOf = (markdown: string, between = ' '): string =>
  withoutNoBreaks(
    parse(markdown)
      .children.map((block) => toString(block))
      .join(between)
      .trim(),
  );
