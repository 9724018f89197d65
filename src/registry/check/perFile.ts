import type { ContentFile } from './parseFile';
import type { Entry } from './siteMap';

/**
 * Works something out once for a file as long as its text stays, because `parseFile` gives the same
 * content until then: after a save, `gatsby develop` asks for one file and knows the others.
 */
export function perFile<Result>(work: (entry: Entry) => Result): (entry: Entry) => Result {
  const known = new WeakMap<ContentFile, Result>();
  return (entry) => {
    const { content } = entry;
    const result = known.has(content) ? (known.get(content) as Result) : work(entry);
    known.set(content, result);
    return result;
  };
}
