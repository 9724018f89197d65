import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

export interface FoundHeading {
  readonly node: Heading;
  /** Its anchor, unlike that of any other heading of the tree. */
  readonly id: string;
  readonly text: string;
}

/** Anchor of a heading that has no letter or digit. */
const WORDLESS = 'part';

/** Every heading in the order of the text. The only place that makes an anchor of words. */
export function headingsOf(tree: Root): FoundHeading[] {
  const slugger = new GithubSlugger();
  const found: FoundHeading[] = [];
  visit(tree, 'heading', (node) => {
    const text = toString(node);
    found.push({ node, id: slugger.slug(slug(text) || WORDLESS), text });
  });
  return found;
}
