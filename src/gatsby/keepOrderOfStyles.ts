import type { Config } from './webpackConfig';

/**
 * Leaves declarations in the order and in the rules in which they were written. Gatsby's minifier
 * sorts those of a rule by name, which puts a shorthand behind what it resets: `animation` would undo
 * the `animation-timeline` before it. And it moves what two rules share to a third, which is another
 * one in each sheet: of two sheets on a page, the second would undo a variant of the first.
 * @throws Error where Gatsby minifies styles in another way.
 */
export function keepOrderOfStyles({ optimization }: Config): void {
  const presets = (optimization.minimizer ?? []).flatMap(
    ({ options }) => options?.minimizerOptions?.preset ?? [],
  );
  const settings = presets.find((part) => typeof part === 'object');
  if (!settings) throw new Error('Gatsby no longer minifies styles with a preset of cssnano');
  Object.assign(settings, { cssDeclarationSorter: false, mergeRules: false });
}
