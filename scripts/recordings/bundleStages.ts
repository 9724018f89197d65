import { readFileSync } from 'node:fs';
import { build as bundle, type Plugin } from 'esbuild';
import { parse } from 'yaml';

/** Content as data: YAML files, and the frontmatter of Markdown ones. */
const content: Plugin = {
  name: 'content',
  setup(build) {
    build.onLoad({ filter: /\.(yaml|md)$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const data = path.endsWith('.md') ? text.split(/^---$/m)[1] : text;
      return { contents: JSON.stringify(parse(data ?? '')), loader: 'json' };
    });
  },
};

/** The stage of one recording with the drawings of the site: a script and a style sheet. */
export async function bundleStage(slug: string): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await bundle({
    stdin: {
      contents: `
        import './scripts/recordings/player.tsx';
        import { stage } from './scripts/recordings/stages/${slug}.tsx';
        window.stage = stage;`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    outdir: 'out',
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'local-css', '.woff2': 'dataurl' },
    plugins: [content],
  });
  const find = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: find('.js'), styles: find('.css') };
}
