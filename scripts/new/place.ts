import { existsSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { addressOf } from '../../src/content-model/addresses';
import { isPageKind, type Kind } from '../../src/registry/kinds';

/** Whether files of a kind are named by their month. */
export const isByMonth = (kind: Kind): boolean => 'month' in kind.schema.shape;

/** Where a new file of a kind lies, below `content/`. */
export const placeOf = (kind: Kind, title: string, month: string): string =>
  `${kind.folder}/${isByMonth(kind) ? month : new GithubSlugger().slug(title)}.${kind.format}`;

/** Whether there is such a file, or a folder of that name with one. */
export const isTaken = (file: string): boolean =>
  [file, file.replace(/\.md$/, '/index.md')].some((name) =>
    existsSync(path.resolve('content', name)),
  );

/** The address of a page that is made of a file; none for what other pages refer to. */
export const addressAt = (
  kind: Kind,
  file: string,
  data: Record<string, unknown>,
): string | undefined => (isPageKind(kind) ? addressOf(kind, file, data) : undefined);
