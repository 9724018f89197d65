/** @jest-environment jsdom */
import path from 'node:path';
import type { Root } from 'hast';
import { cutAtSubheading, htmlOf, runIn } from '../../../src/gatsby/markdown/body';
import { renderMarkdown } from '../../../src/text/markdown/renderMarkdown';
import { transformMarkdown } from '../../support/transformMarkdown';

/** The plugin that resizes; in a build it asks Gatsby for a job for each size. */
jest.mock('gatsby-plugin-sharp', () => ({
  getImageSizeAsync: () => Promise.resolve({ width: 500, height: 250 }),
  generateImageData: ({ args }: { args: { width: number; sizes: string } }) => {
    const fallback = { src: '/static/a.webp', srcSet: SRCSET, sizes: args.sizes };
    return Promise.resolve({ width: args.width, height: args.width / 2, images: { fallback } });
  },
}));

const SRCSET = '/static/b.webp 320w,\n/static/a.webp 500w';

function parsed(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
}

const EVERYTHING = [
  '## A `heading` with [a link](https://example.org/)',
  'Words, *emphasis*, [a page](/pricing/), [out][ref] & <b>HTML</b>.',
  '| What | Share |\n| --- | ---: |\n| Fans | [22](https://example.org/) |',
  '- one\n- two\n\n  more',
  '1. [x] done\n2. [ ] to do',
  '> Quoted\n\n---\n\nHard  \nbreak',
  '```json\n{ "a": 1 }\n```\n\n    indented <code>',
  '[ref]: https://example.org/ref "A title"',
].join('\n\n');

it('renders a body and Markdown of frontmatter alike', async () => {
  const resolve = await transformMarkdown(EVERYTHING);
  const body = parsed((await resolve('html')) as string);
  expect(body.isEqualNode(parsed(renderMarkdown(EVERYTHING)))).toBe(true);
  expect(body.querySelectorAll('a.external')).toHaveLength(3);
  expect(body.querySelectorAll('pre[tabindex="0"]')).toHaveLength(2);
  expect(body.querySelector('b')).toBeNull();
});

it('gives the contents of a page the words of a heading, without ours', async () => {
  const resolve = await transformMarkdown(EVERYTHING);
  expect(await resolve('headings')).toEqual([
    { id: 'a-heading-with-a-link', value: 'A heading with a link', depth: 2 },
  ]);
});

describe('opening and rest', () => {
  const cut = async (body: string) => {
    const resolve = await transformMarkdown(body);
    return cutAtSubheading((await resolve('htmlAst')) as Root);
  };

  it('part at the first subheading, and together are the whole', async () => {
    const body =
      'One.\n\n```html\n<h2>no heading</h2>\n```\n\n### Deep\n\n## Two\n\n`<h2`\n\n## Three';
    const [opening, rest] = await cut(body);
    expect(parsed(htmlOf(rest)).firstElementChild?.id).toBe('two');
    const resolve = await transformMarkdown(body);
    const whole = parsed((await resolve('html')) as string).textContent;
    expect(parsed(htmlOf(opening) + htmlOf(rest)).textContent).toBe(whole);
  });

  it('leave nothing for the rest where there is no subheading', async () => {
    const [opening, rest] = await cut('One.\n\nTwo.');
    expect(parsed(htmlOf(opening)).querySelectorAll('p')).toHaveLength(2);
    expect(htmlOf(rest)).toBe('');
  });

  it('run a dateline into the first paragraph, whatever is written in it', async () => {
    const [opening] = await cut('- A list\n\nOne.\n\nTwo.');
    const page = parsed(htmlOf(runIn(opening, 'ST. <B> & CO, May 1.')));
    expect(page.querySelector('p')?.textContent).toBe('ST. <B> & CO, May 1. One.');
    expect(page.querySelectorAll('strong')).toHaveLength(1);
  });
});

describe('a picture', () => {
  const absolutePath = path.resolve('content/pictures/roi.webp');
  const file = { absolutePath, internal: { contentDigest: 'roi' } };

  it('stays where it is named as it is if there is no such file', async () => {
    const resolve = await transformMarkdown('![A sum](./nowhere.webp)');
    expect(parsed((await resolve('html')) as string).querySelector('img')?.alt).toBe('A sum');
  });

  it('gets sizes, its own width and height at most, and loads when it is near', async () => {
    const resolve = await transformMarkdown('![A sum](../pictures/roi.webp)', { files: [file] });
    const image = parsed((await resolve('html')) as string).querySelector('img');
    expect(image?.getAttribute('alt')).toBe('A sum');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.getAttribute('width')).toBe('500');
    expect(image?.getAttribute('height')).toBe('250');
    expect(image?.srcset).toBe(SRCSET);
    expect(image?.getAttribute('sizes')).toContain('px');
  });

  it('keeps its sizes in an opening', async () => {
    const resolve = await transformMarkdown('![A sum](../pictures/roi.webp)', { files: [file] });
    const opening = parsed(htmlOf((await resolve('htmlAst')) as Root)).querySelector('img');
    expect(opening?.srcset.replace(/\s+/g, ' ')).toBe(SRCSET.replace(/\s+/g, ' '));
  });
});
