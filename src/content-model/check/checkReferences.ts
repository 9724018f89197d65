import { slugOfFile } from '../addresses';
import { findRoles } from '../roles';
import { didYouMean } from '../../words/didYouMean';
import { type ContentError } from './contentError';
import type { Entry } from './siteMap';

/** References to people and customers that no file of `content/data/` answers. */
export function checkReferences(entries: readonly Entry[]): ContentError[] {
  const names = new Map<string, string[]>();
  for (const { kind, content } of entries) {
    if (kind.format !== 'yaml') continue;
    names.set(kind.name, [...(names.get(kind.name) ?? []), slugOfFile(kind, content.file)]);
  }
  return entries.flatMap(({ kind, content }) =>
    [...findRoles(kind.schema, content.data)].flatMap(({ role, value, path }) => {
      if (role.is !== 'reference') return [];
      const known = names.get(role.to) ?? [];
      if (known.includes(value)) return [];
      return [
        {
          file: `content/${content.file}`,
          line: content.lineOf(path),
          key: path.map(String).join('.'),
          message: `expected a ${role.to.toLowerCase()} of content/data/, got "${value}"${didYouMean(value, known)}`,
        },
      ];
    }),
  );
}
