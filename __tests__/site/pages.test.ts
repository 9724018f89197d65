import { FORMS_PATH } from '../../src/forms/submission';
import { site } from '../../src/site';
import {
  builtPages,
  contentPages,
  isBuilt,
  plannedAddresses,
  readBuilt,
} from '../support/builtSite';
import { parseBuilt } from '../support/parseBuilt';

const planned = plannedAddresses();

/** Pages that name another address as the one to be found. */
const canonicals = new Map(
  contentPages().flatMap(({ address, data }) => {
    const { canonical } = (data['seo'] ?? {}) as { canonical?: string };
    return canonical ? [[address, canonical] as const] : [];
  }),
);

/** Pages of code: the style guide, which shows sections of many pages. */
const isStyleGuide = (address: string): boolean => /^\/(ae-)?sample\/$/.test(address);

/** A page that is one form, with nothing to leave by or with nothing under it. */
const isForm = (data: Record<string, unknown>): boolean =>
  (data['layout'] as { nav?: string } | undefined)?.nav === 'hidden' ||
  (!data['closing'] && JSON.stringify(data['sections']).includes('"type":"form"'));

const pages = builtPages().map((address) => {
  const document = parseBuilt(address);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const idsTwice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return { address, document, ids: new Set(ids), idsTwice };
});
const pageAt = new Map(pages.map((page) => [page.address, page]));

it('has a page for every content file that is shown, and none for the others', () => {
  const shown = contentPages().filter((page) => page.isShown);
  expect(shown.map(({ address }) => address).filter((address) => !isBuilt(address))).toEqual([]);
  const known = new Set(shown.map(({ address }) => address));
  const ofPage = (address: string): string => address.replace(/page\/\d+\/$/, '');
  const others = builtPages().filter((address) => !known.has(ofPage(address)));
  expect(others.filter((address) => !isStyleGuide(address))).toEqual([]);
});

it('answers an unknown address with the not-found page', () => {
  expect(isBuilt('/404.html')).toBe(true);
});

it('has forms that name their page, so that a lead without a script says where it is from', () => {
  const forms = pages
    .filter(({ address }) => !isStyleGuide(address))
    .flatMap(({ address, document }) =>
      [...document.querySelectorAll(`form[action="${FORMS_PATH}"]`)].map((form) => ({
        address,
        page: form.querySelector('[name=page]')?.getAttribute('value'),
        pageName: form.querySelector('[name=pageName]')?.getAttribute('value'),
        title: document.title,
      })),
    );
  expect(forms.length).toBeGreaterThan(20);
  for (const { address, page, pageName, title } of forms) {
    expect([page, pageName]).toEqual([address, title]);
  }
});

it('ends every page of its own with a sentence of its own', () => {
  const ends = contentPages()
    .filter(({ file, isShown, data }) => file.startsWith('pages/') && isShown && !isForm(data))
    .map(
      ({ address }) =>
        pageAt.get(address)?.document.getElementById('closing')?.textContent ?? address,
    );
  expect(new Set(ends).size).toBe(ends.length);
  expect(ends.filter((end) => end.startsWith('/'))).toEqual([]);
});

it('has a title of its own on every page', () => {
  const titles = pages.map(({ document }) => document.title);
  expect(new Set(titles).size).toBe(titles.length);
});

describe.each(pages.map((page) => [page.address, page] as const))('%s', (address, page) => {
  const { document, idsTwice } = page;
  const content = (selector: string): string | null | undefined =>
    document.querySelector(selector)?.getAttribute('content');

  it('says what it is: language, title, description, canonical address or noindex', () => {
    expect(document.documentElement.lang).toBe(site.language);
    expect(document.title.length).toBeGreaterThan(0);
    expect(content('meta[name=description]')?.length).toBeGreaterThan(30);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (content('meta[name=robots]') === 'noindex') expect(canonical).toBeUndefined();
    else {
      const own = canonicals.get(address) ?? address;
      expect(canonical).toBe(`${process.env['SITE_URL'] ?? site.origin}${own}`);
    }
  });

  it('has one first heading and skips no level', () => {
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
      Number(heading.tagName.slice(1)),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const inMain = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(
      (heading) => Number(heading.tagName.slice(1)),
    );
    inMain.forEach((level, index) => {
      if (index > 0) expect(level - (inMain[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('has words for every picture and head of a table, a name for every link, and no id twice', () => {
    for (const head of document.querySelectorAll('th')) expect(head.textContent).toMatch(/\S/);
    for (const image of document.querySelectorAll('img')) {
      expect(image.hasAttribute('alt')).toBe(true);
      expect(image.hasAttribute('width') && image.hasAttribute('height')).toBe(true);
    }
    for (const link of document.querySelectorAll('a')) {
      const picture = link.querySelector('img')?.alt;
      expect(link.getAttribute('aria-label') || link.textContent || picture).toBeTruthy();
    }
    expect(idsTwice).toEqual([]);
  });

  it('lets visitors space letters, words and lines (WCAG 2.2, 1.4.12)', () => {
    const held = [...document.querySelectorAll('[style*="!important"]')];
    expect(held.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('comes with the styles of every class it shows', () => {
    const sheets = Array.from(
      readBuilt(address).matchAll(/<style\b[^>]*>(.*?)<\/style>/gs),
      ([, sheet]) => sheet,
    );
    const styled = new Set(
      Array.from(sheets.join('\n').matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name]) => name),
    );
    const shown = [...document.querySelectorAll('body [class]')].flatMap(({ classList }) => [
      ...classList,
    ]);
    // Those of Gatsby's pictures are names without a style.
    const bare = shown.filter((name) => !styled.has(name) && !/^gatsby-resp-image-/.test(name));
    expect([...new Set(bare)]).toEqual([]);
  });

  it('links to what is there', () => {
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (!/^[/#]/.test(href) || href.startsWith('/roi-pdf')) continue;
      const [location = '', anchor] = href.split('#');
      const target = location === '' ? address : (location.split('?')[0] ?? '');
      if (planned.has(target)) continue;
      expect([href, isBuilt(target)]).toEqual([href, true]);
      // In a film it is a moment.
      if (!anchor || !target.endsWith('/')) continue;
      // A specimen may lead to a section that stands on its own page only.
      const isAway = isStyleGuide(address) && location === '';
      const targets = isAway ? pages : [pageAt.get(target) ?? page];
      const isThere = targets.some((one) => one.ids.has(anchor));
      expect([href, isThere]).toEqual([href, true]);
    }
  });
});
