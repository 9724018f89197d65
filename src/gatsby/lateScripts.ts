import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How long scripts wait for a page that does not finish loading or is not seen, in ms. */
const PATIENCE = 3000;

/**
 * Gatsby's table of the files of every template, 3.5 KB on each page. It is written as text and read
 * as a table, so nothing is ever found in it; src/browser/start.ts sets an empty one.
 */
const CHUNK_TABLE = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/g;

const SCRIPT = /<script src="([^"]+)" async><\/script>/g;

/** Where Gatsby puts the scripts that every page ends with, before it makes the pages. */
const SCRIPTS_OF_PAGES = path.join('public', '_gatsby', 'slices', '_gatsby-scripts-1.html');

const starter = (sources: readonly string[]): string =>
  `(s=>{let d,g=()=>{if(!d)for(d of s){let e=document.createElement("script");e.src=d;document.body.append(e)}};` +
  `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(g)));setTimeout(g,${PATIENCE})})` +
  `(${JSON.stringify(sources)})`;

/**
 * HTML whose asynchronous scripts are asked for once the page is there and drawn: a short page has
 * loaded before its first frame. Asked for at once they take the line and the processor from the
 * text and picture that a visitor came for, and nothing on a page needs them to be read or followed.
 * @throws Error if the HTML has none: Gatsby then writes them in another way.
 */
export function startLate(html: string): string {
  const sources = Array.from(html.matchAll(SCRIPT), ([, source]) => source ?? '');
  if (sources.length === 0) throw new Error('No asynchronous scripts to start late.');
  const rest = html.replaceAll(SCRIPT, '').replaceAll(CHUNK_TABLE, '');
  return `${rest}<script>${starter(sources)}</script>`;
}

interface Compiler {
  readonly hooks: {
    readonly done: { tapPromise(name: string, run: () => Promise<void>): void };
  };
}

/** Webpack plugin that makes scripts start late on every page. Follows Gatsby's own plugins. */
export const lateScripts = {
  apply: ({ hooks }: Compiler): void => {
    hooks.done.tapPromise('LateScripts', async () => {
      await writeFile(SCRIPTS_OF_PAGES, startLate(await readFile(SCRIPTS_OF_PAGES, 'utf8')));
    });
  },
};
