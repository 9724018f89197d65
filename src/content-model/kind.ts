import type { z } from 'zod';
import { MONTHS } from '../dates/inWords';

/** A kind of content: one folder of files with one schema. */
export interface Kind {
  /** GraphQL type, for example `PressRelease`. */
  readonly name: string;
  /** Word in commands, templates and documentation, for example `press-release`. */
  readonly label: string;
  /** Folder below `content/`. */
  readonly folder: string;
  /** Markdown with frontmatter, or YAML for data that is no page of its own. */
  readonly format: 'md' | 'yaml';
  readonly schema: z.ZodObject;
}

/** A kind whose files are pages. */
export interface PageKind extends Kind {
  readonly format: 'md';
  /** Address of a page from the name of its file and its frontmatter. */
  readonly address: (slug: string, data: Record<string, unknown>) => string;
  /** The frontmatter key that orders pages of this kind, newest first; none: by title. */
  readonly dateKey?: string;
  /** The frontmatter key that makes two pages related. */
  readonly groupKey?: string;
}

export const isPageKind = (kind: Kind): kind is PageKind => 'address' in kind;

/** `2025-03` as it stands in addresses: `march-2025`. */
export function monthSlug(month: string): string {
  const [year, number] = month.split('-');
  return `${(MONTHS[Number(number) - 1] ?? String(number)).toLowerCase()}-${year}`;
}
