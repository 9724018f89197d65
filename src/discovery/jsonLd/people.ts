import type { Person } from 'schema-dts';
import type { PublicPage } from '../../content-model/publicPage';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';

/** Those whom a page names under a key, one or several. */
export function people({ data, refer }: PublicPage<object>, key: string): Person[] {
  const named = (data as Readonly<Record<string, string | readonly string[]>>)[key] ?? [];
  return [named].flat().flatMap((slug): Person[] => {
    const person = refer('Person', slug);
    if (!person) return [];
    const [name, jobTitle] = [person['name'], person['role']].map((words) =>
      withoutNoBreaks(String(words)),
    );
    return [{ '@type': 'Person', name, jobTitle }];
  });
}
