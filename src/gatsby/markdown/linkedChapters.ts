import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { linkTerms } from '../../text/markdown/linkTerms';
import { parse } from '../../text/markdown/parse';
import type { GraphNode } from '../extensions';
import { readTerms } from './glossaryTerms';

/** A chapter in the frontmatter of a case study (src/kinds/case-study/schema.ts). */
interface Chapter {
  readonly text?: string | null;
}

const write = (tree: Root): string => toMarkdown(tree, { extensions: [gfmToMarkdown()] });

/** The chapters of a case study, Markdown as before, with the first use of each term on the page linked. */
export function linkedChapters({ chapters }: GraphNode): Chapter[] {
  const told = (chapters as Chapter[]).map((chapter) => ({
    chapter,
    tree: chapter.text ? parse(chapter.text) : undefined,
  }));
  linkTerms(
    { type: 'root', children: told.flatMap(({ tree }) => tree?.children ?? []) },
    readTerms(),
  );
  return told.map(({ chapter, tree }) => (tree ? { ...chapter, text: write(tree) } : chapter));
}
