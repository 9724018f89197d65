import type { Context } from '../extensions';

const MENUS = ['SiteFooter', 'SiteHeader'];

/** Every link of the site's own in a value, whatever it is a part of. */
function* linksIn(value: unknown): Generator<readonly [href: string, text: string]> {
  if (typeof value !== 'object' || value === null) return;
  const { href, text } = value as { readonly href?: unknown; readonly text?: unknown };
  if (typeof href === 'string' && typeof text === 'string') yield [href, text];
  for (const part of Object.values(value)) yield* linksIn(part);
}

/** What pages are called in the menus of the site, by their addresses; the header has the last word. */
export async function namesInMenus(
  nodeModel: Context['nodeModel'],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const type of MENUS) {
    const query = { sort: { fields: ['id'], order: ['ASC' as const] } };
    const { entries } = await nodeModel.findAll({ type, query });
    for (const node of entries) {
      for (const [href, text] of linksIn(node)) names.set(href, text);
    }
  }
  return names;
}
