import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PluginCreator } from 'postcss';
import { loadersOf, rulesOf, type Config } from './webpackConfig';

/** `0, 1, …` as `--0` to `--9`, then `--00` to `--0z`: what a sheet of ours names begins with a letter. */
const shortName = (index: number): string =>
  index < 10
    ? `--${index}`
    : `--${Math.floor((index - 10) / 36)}${((index - 10) % 36).toString(36)}`;

/** Every custom property that code names, or puts together from this beginning: `--hatch-${hatch}`. */
function namedByCode(folder: string): (token: string) => boolean {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = [...code.join('\n').matchAll(/(--[a-z][\w-]*)(\$\{)?/g)];
  return (token) =>
    found.some(([, name = '', more]) => (more ? token.startsWith(name) : token === name));
}

/** A short name for each token of `folder`/styles/tokens.css, save for those that code names. */
export function shortTokens(folder: string): ReadonlyMap<string, string> {
  const sheet = readFileSync(path.join(folder, 'styles/tokens.css'), 'utf8');
  const tokens = new Set(Array.from(sheet.matchAll(/^ *(--[\w-]+):/gm), ([, token = '']) => token));
  const isKept = namedByCode(folder);
  return new Map(
    [...tokens].filter((token) => !isKept(token)).map((token, at) => [token, shortName(at)]),
  );
}

type PostcssSettings = (context: object) => { readonly plugins: readonly object[] };

/** Has the sheets of the site name its tokens by their short names. */
export function shortenTokens(config: Config, names: ReadonlyMap<string, string>): void {
  const short = (text: string): string =>
    text.replace(/--[a-z][\w-]*/g, (name) => names.get(name) ?? name);
  const shorten: PluginCreator<never> = () => ({
    postcssPlugin: 'token-names',
    OnceExit: (root) => {
      root.walkDecls((declaration) => {
        declaration.prop = short(declaration.prop);
        declaration.value = short(declaration.value);
      });
    },
  });
  shorten.postcss = true;
  for (const { options } of rulesOf(config).flatMap(loadersOf)) {
    if (!options?.postcssOptions) continue;
    const settings = options.postcssOptions as PostcssSettings;
    options.postcssOptions = (context: object) => {
      const own = settings(context);
      return { ...own, plugins: [...own.plugins, shorten] };
    };
  }
}
