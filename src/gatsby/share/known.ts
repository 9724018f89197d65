import type { NodePluginArgs } from 'gatsby';
import type { FoundPage } from '../../discovery/page';
import type { Data, Known } from '../../share/cards/known';

/** What cards ask about the content of a build. */
export function knownOf(
  { getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>,
  pages: readonly FoundPage[],
): Known {
  const types = new Map<string, ReadonlyMap<string, Data>>();
  const entriesOf = (type: string): ReadonlyMap<string, Data> => {
    const known =
      types.get(type) ??
      new Map(getNodesByType(type).map((node) => [String(node['slug']), node as unknown as Data]));
    types.set(type, known);
    return known;
  };
  return {
    entry: (type, slug) => entriesOf(type).get(slug),
    below: (path) => pages.filter(({ hubs }) => hubs.some(({ href }) => href === path)),
  };
}
