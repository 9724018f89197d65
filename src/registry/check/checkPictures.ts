import path from 'node:path';
import { isPicture, PICTURE_EXPECTED } from '../../content-model/fields';
import { didYouMean } from '../../text/didYouMean';
import { readBody } from './markdown';
import type { ContentError } from './contentError';
import { rolesOf } from './rolesOf';
import type { Entry } from './siteMap';

/** Pictures that are not there. `pictures` are paths below `content/`. */
export function checkPictures(
  entries: readonly Entry[],
  pictures: ReadonlySet<string>,
): ContentError[] {
  const check = (
    { content }: Entry,
    src: string,
    line: () => number,
    key: string,
  ): ContentError[] => {
    const folder = path.posix.dirname(content.file);
    const target = path.posix.normalize(path.posix.join(folder, src));
    if (pictures.has(target)) return [];
    const near = suggest(target, folder, pictures);
    const message = `expected a picture, but content/${target} does not exist${near}`;
    return [{ file: `content/${content.file}`, line: line(), key, message }];
  };
  return entries.flatMap((entry) => {
    const { content } = entry;
    const inFrontmatter = rolesOf(entry).flatMap((found) =>
      found.role.is === 'picture'
        ? check(entry, found.value, () => content.lineOf(found.path), found.path.join('.'))
        : [],
    );
    const inBody = readBody(content).pictures.flatMap(({ src, line: inside }) => {
      const line = content.bodyLine + inside - 1;
      if (isPicture(src)) return check(entry, src, () => line, 'body');
      const message = `expected ${PICTURE_EXPECTED}, got "${src}"`;
      return [{ file: `content/${content.file}`, line, key: 'body', message }];
    });
    return [...inFrontmatter, ...inBody];
  });
}

/** A picture of that name in another folder, or one of a name like it where it was looked for. */
function suggest(target: string, folder: string, pictures: ReadonlySet<string>): string {
  const name = path.posix.basename(target);
  const elsewhere = [...pictures].find((picture) => path.posix.basename(picture) === name);
  if (elsewhere) return `; did you mean "${path.posix.relative(folder, elsewhere)}"?`;
  const neighbors = [...pictures].filter(
    (picture) => path.posix.dirname(picture) === path.posix.dirname(target),
  );
  return didYouMean(
    name,
    neighbors.map((picture) => path.posix.basename(picture)),
  );
}
