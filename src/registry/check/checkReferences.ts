import { slugOfFile } from '../../content-model/addresses';
import { pageKinds } from '../kinds';
import { didYouMean } from '../../text/didYouMean';
import { type ContentError } from './contentError';
import type { ContentFile } from './parseFile';
import { rolesOf } from './rolesOf';
import type { Entry } from './siteMap';

const labels = pageKinds.map(({ label }) => label);

/** References that no file of `content/data/` answers, or one without a key that is needed. */
export function checkReferences(entries: readonly Entry[]): ContentError[] {
  const files = new Map<string, Map<string, ContentFile>>();
  for (const { kind, content } of entries) {
    if (kind.format !== 'yaml') continue;
    const ofKind = files.get(kind.name) ?? new Map<string, ContentFile>();
    files.set(kind.name, ofKind.set(slugOfFile(kind, content.file), content));
  }
  return entries.flatMap((entry) =>
    rolesOf(entry).flatMap(({ role, value, path }) => {
      const { content } = entry;
      const error = (message: string): ContentError => ({
        file: `content/${content.file}`,
        line: content.lineOf(path),
        key: path.map(String).join('.'),
        message,
      });
      if (role.is === 'kind' && !labels.includes(value)) {
        return [error(`expected a kind of page, got "${value}"${didYouMean(value, labels)}`)];
      }
      if (role.is !== 'reference') return [];
      const known = files.get(role.to) ?? new Map<string, ContentFile>();
      const to = role.to.toLowerCase();
      const target = known.get(value);
      if (!target) {
        const near = didYouMean(value, [...known.keys()]);
        return [error(`expected a ${to} of content/data/, got "${value}"${near}`)];
      }
      return role.needs
        .filter((key) => !(key in target.data))
        .map((key) => error(`expected a ${to} with the key ${key}, got "${value}" without it`));
    }),
  );
}
