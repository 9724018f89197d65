import { build } from 'esbuild';

/** Makes what a browser loads of modules and sheets, with the font that they name, in a folder. */
export async function bundle(
  entries: readonly { readonly in: string; readonly out: string }[],
  folder: string,
): Promise<void> {
  await build({
    entryPoints: [...entries],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari15.4'],
    loader: { '.woff2': 'file' },
  });
}
