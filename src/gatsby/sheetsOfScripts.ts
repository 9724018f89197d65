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
