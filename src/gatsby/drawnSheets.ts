import { readFileSync } from 'node:fs';

/** Of what the build of the scripts leaves behind: the files of each chunk that has a name. */
interface Stats {
  readonly namedChunkGroups: Readonly<
    Record<string, { readonly assets: readonly { readonly name: string }[] }>
  >;
}

/** The chunk that draws (Drawn.browser.tsx names it); its sheets have the styles of every drawing. */
const CHUNK = 'drawings';

/**
 * Addresses of the style sheets of all drawings, once the scripts are built.
 * @throws Error if the build of the scripts has no chunk of drawings.
 */
export function drawnSheets(): string[] {
  const stats = JSON.parse(readFileSync('public/webpack.stats.json', 'utf8')) as Stats;
  const chunk = stats.namedChunkGroups[CHUNK];
  if (!chunk) throw new Error(`There is no chunk "${CHUNK}" with the styles of drawings.`);
  return chunk.assets.map(({ name }) => `/${name}`).filter((href) => href.endsWith('.css'));
}
