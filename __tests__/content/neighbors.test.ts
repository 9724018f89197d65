import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentPages } from '../support/builtSite';

interface Linked {
  readonly href?: string;
}

interface Written {
  readonly type: string;
  readonly variant?: string;
  readonly look?: string;
  readonly arrangement?: string;
}

const pages = new Map(
  contentPages().map(({ address, data }) => [address, (data['sections'] ?? []) as Written[]]),
);

/** Lists of links as the header shows them, one below the other: each list of a menu by itself. */
function listsOf(node: unknown): string[][] {
  if (Array.isArray(node)) {
    const own = (node as Linked[]).flatMap(({ href }) => href ?? []);
    return [own, ...node.flatMap(listsOf)];
  }
  return node && typeof node === 'object' ? Object.values(node).flatMap(listsOf) : [];
}

const header: unknown = parse(readFileSync('content/data/navigation/header/header.yaml', 'utf8'));

const neighbors = listsOf(header).flatMap((list) => {
  const selling = list.filter((address) =>
    pages.get(address)?.some((section) => 'arrangement' in section),
  );
  return selling.slice(1).map((address, index) => [selling[index] ?? '', address] as const);
});

/** In which order its shared parts come, and in which variant each of them does. */
function secondHalf(address: string) {
  const sections = pages.get(address) ?? [];
  const variantOf = (type: string, usual: string): string => {
    const found = sections.find((section) => section.type === type);
    return found ? (found.variant ?? found.look ?? usual) : 'none';
  };
  const order = sections
    .map(({ type }) => type)
    .filter((type) => ['proof', 'takes', 'priceLine', 'faq', 'then'].includes(type));
  return [
    order.join(' '),
    variantOf('proof', 'strip'),
    variantOf('takes', 'weeks'),
    variantOf('faq', 'side'),
    variantOf('then', 'large'),
  ];
}

it('arranges the second halves of neighbors in a menu differently', () => {
  expect(neighbors.length).toBeGreaterThan(25);
  const alike = neighbors.filter(([one, next]) => {
    const other = secondHalf(next);
    const [, proof] = secondHalf(one);
    const shared = secondHalf(one).filter((part, index) => part === other[index]).length;
    return shared > 2 || proof === other[1];
  });
  expect(alike).toEqual([]);
});
