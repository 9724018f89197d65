import { readFileSync } from 'node:fs';

/** Of what the build of the scripts leaves behind: the files of each chunk that has a name. */
interface Stats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
}

/** Addresses of the style sheets of each chunk that has a name, once the scripts are built. */
export function sheetsOfScripts(): Record<string, string[]> {
  const stats = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as Stats;
  return Object.fromEntries(
    Object.entries(stats.namedChunkGroups).map(([chunk, { assets }]) => [
      chunk,
      assets.map(({ name }) => `/${name}`).filter((href) => href.endsWith('.css')),
    ]),
  );
}

/**
 * Those of them that one page alone has: no other page and no part that comes later.
 * @param chunks the chunk of each page.
 */
export function sheetsOfOne(
  sheets: Readonly<Record<string, readonly string[]>>,
  chunks: readonly string[],
): string[] {
  const times = new Map<string, number>();
  for (const [chunk, hrefs] of Object.entries(sheets)) {
    const pages = chunks.filter((own) => own === chunk).length;
    // What is no page may come to any of them.
    for (const href of hrefs) times.set(href, (times.get(href) ?? 0) + (pages || Infinity));
  }
  return [...times].flatMap(([href, count]) => (count === 1 ? [href] : []));
}
