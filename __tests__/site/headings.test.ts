import { kindOfFile, type Kind } from '../../src/registry/kinds';
import { contentPages, readBuilt, type ContentPage } from '../support/builtSite';

/** Readers of openings lay them side by side: each answers the same questions in the same order. */
const ALIKE: ReadonlySet<Kind['name']> = new Set(['Opening']);

/** Whether a page stands at a second address, as the calculator does. */
const isSecond = ({ data }: ContentPage): boolean =>
  (data['seo'] as { canonical?: string } | undefined)?.canonical !== undefined;

const MAIN = /<main[\s>].*<\/main>/s;
const HEADING = /<h([23])\b[^>]*>(.*?)<\/h\1>/gs;

const headingsOf = (address: string): string =>
  Array.from(
    (MAIN.exec(readBuilt(address))?.[0] ?? '').matchAll(HEADING),
    ([, , text = '']) => text,
  )
    .map((text) => text.replace(/<[^>]*>/g, ''))
    .join(' | ');

it('tells no two entries of a kind under the same headings', () => {
  const told = new Map<string, string[]>();
  for (const page of contentPages()) {
    const kind = kindOfFile(page.file)?.name;
    if (!page.isShown || !kind || ALIKE.has(kind) || isSecond(page)) continue;
    const key = `${kind}: ${headingsOf(page.address)}`;
    told.set(key, [...(told.get(key) ?? []), page.address]);
  }
  expect([...told.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
});
