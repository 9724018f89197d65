import type { Config } from './webpackConfig';

/**
 * Leaves the declarations of a rule in the order in which they were written. Gatsby's minifier
 * sorts them by name, which puts a shorthand behind what it resets: `animation` would undo the
 * `animation-timeline` before it.
 * @throws Error where Gatsby minifies styles in another way.
 */
export function keepOrderOfStyles({ optimization }: Config): void {
  const presets = (optimization.minimizer ?? []).flatMap(
    ({ options }) => options?.minimizerOptions?.preset ?? [],
  );
  const settings = presets.find((part) => typeof part === 'object');
  if (!settings) throw new Error('Gatsby no longer minifies styles with a preset of cssnano');
  settings.cssDeclarationSorter = false;
}
