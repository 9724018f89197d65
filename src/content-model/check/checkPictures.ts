import path from 'node:path';
import { findRoles } from '../roles';
import { didYouMean } from '../../words/didYouMean';
import { readBody } from './markdown';
import type { Problem } from './problem';
import type { Entry } from './siteMap';

/** Pictures that are not there. `pictures` are paths below `content/`. */
export function checkPictures(entries: readonly Entry[], pictures: ReadonlySet<string>): Problem[] {
  const check = ({ content }: Entry, src: string, line: number, key: string): Problem[] => {
    const folder = path.posix.dirname(content.file);
    const target = path.posix.normalize(path.posix.join(folder, src));
    if (pictures.has(target)) return [];
    const there = [...pictures].filter(
      (picture) => path.posix.dirname(picture) === path.posix.dirname(target),
    );
    const near = didYouMean(
      path.posix.basename(target),
      there.map((p) => path.posix.basename(p)),
    );
    const message = `expected a picture, but content/${target} does not exist${near}`;
    return [{ file: `content/${content.file}`, line, key, message }];
  };
  return entries.flatMap((entry) => {
    const { kind, content } = entry;
    const inFrontmatter = [...findRoles(kind.schema, content.data)].flatMap((found) =>
      found.role.is === 'picture'
        ? check(entry, found.value, content.lineOf(found.path), found.path.map(String).join('.'))
        : [],
    );
    const inBody = readBody(content).pictures.flatMap(({ src, line }) =>
      check(entry, src, content.bodyLine + line - 1, 'body'),
    );
    return [...inFrontmatter, ...inBody];
  });
}
