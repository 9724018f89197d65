import { contentPages, isBuilt, readBuilt } from '../support/builtSite';
import { parseBuilt } from '../support/parseBuilt';

/** Pages that are found without a sentence of another page, and where. */
const FOUND_ELSEWHERE = [
  /^(events|newsletters|newsroom|openings|release-notes|webinars)\//, // by its date, on its hub
  /^legal\//, // in every footer
  /^pages\/search\.md$/, // in every header
];

/** Words of a paragraph, a point or an answer that are part of no link. */
const ENOUGH_WORDS = 3;

/** `Node.TEXT_NODE`, which only browsers have. */
const TEXT_NODE = 3;

const isText = (node: Node | null): boolean =>
  node?.nodeType === TEXT_NODE && /[\p{L}\p{N}.,;:]/u.test(node.textContent ?? '');

/** How many words surround the links of a block. */
function wordsBeside(block: Element): number {
  const linked = [...block.querySelectorAll('a')].map((link) => link.textContent).join(' ');
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  return count(block.textContent) - count(linked);
}

/** Whether a link is on words of a sentence: no button, no card, no line of a list of links. */
function isInSentence(link: Element): boolean {
  const block = link.closest('p, li, dd, td');
  if (!block || link.closest('nav, figure') || block.querySelector('p, li, h1, h2, h3, h4'))
    return false;
  let words = link;
  while (/^(B|EM|I|STRONG)$/.test(words.parentElement?.tagName ?? '')) words = words.parentElement!;
  const isBesideWords = [words.previousSibling, words.nextSibling].some(isText);
  return isBesideWords && wordsBeside(block) >= ENOUGH_WORDS;
}

const pages = contentPages().filter(({ address, isShown }) => isShown && isBuilt(address));

/** For each address the pages that link it from inside a sentence. */
function sourcesOf(): Map<string, Set<string>> {
  const sources = new Map<string, Set<string>>();
  for (const { address } of pages) {
    for (const link of parseBuilt(address).querySelectorAll('main a[href^="/"]')) {
      const [href = ''] = link.getAttribute('href')!.split(/[#?]/);
      if (href === address || !isInSentence(link)) continue;
      sources.set(href, (sources.get(href) ?? new Set()).add(address));
    }
  }
  return sources;
}

it('links each page that visitors should find from inside sentences of three others', () => {
  const listed = new Set(
    [...readBuilt('/sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(
      ([, url = '']) => new URL(url).pathname,
    ),
  );
  const sources = sourcesOf();
  const few = pages
    .filter(({ address }) => listed.has(address))
    .filter(({ file }) => !FOUND_ELSEWHERE.some((elsewhere) => elsewhere.test(file)))
    .map(({ address }) => `${address}: ${sources.get(address)?.size ?? 0}`)
    .filter((line) => !/: (?:[3-9]|\d{2,})$/.test(line));
  expect(few).toEqual([]);
});
