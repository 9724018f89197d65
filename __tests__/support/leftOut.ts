import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { classesIn } from '../../src/gatsby/selectors';

const classesOfFile = new Map<string, readonly string[]>();

/** Classes of a style sheet as the scripts know it, whole; none of a sheet that is not built. */
function classesOf(href: string): readonly string[] {
  const file = `public${href}`;
  const classes =
    classesOfFile.get(href) ?? (existsSync(file) ? classesIn(readFileSync(file, 'utf8')) : []);
  classesOfFile.set(href, classes);
  return classes;
}

const NOTHING = { printed: [], links: [], sheets: [], shown: [] };

/** A page that is on its way to another shows nothing that could be looked at. */
function nothingOfOneThatGoes(error: Error): typeof NOTHING {
  if (/context was destroyed|has been closed/.test(error.message)) return NOTHING;
  throw error;
}

/** The sheets of a page and the classes of its elements, as it is now. */
const lookAt = (page: Page) =>
  page
    .evaluate(() => ({
      printed: Array.from(document.querySelectorAll('style'), (style) => style.textContent),
      links: Array.from(document.querySelectorAll('link[rel=stylesheet]'), (link) =>
        link.getAttribute('href'),
      ),
      sheets: Array.from(document.querySelectorAll('style[data-href]'), (style) =>
        style.getAttribute('data-href'),
      ),
      shown: [
        ...new Set(
          Array.from(document.querySelectorAll('[class]'), (one) => [...one.classList]).flat(),
        ),
      ],
    }))
    .catch(nothingOfOneThatGoes);

/**
 * What pages show and have no rules for, because its variant was not on the page when it was built
 * (src/gatsby/stillStyles.ts): each class with the address of the page.
 */
export async function leftOut(pages: readonly Page[]): Promise<string[]> {
  const found = pages
    .filter((page) => !page.isClosed() && page.url().startsWith('http'))
    .map(async (page) => {
      const { printed, links, sheets, shown } = await lookAt(page);
      const styled = new Set([
        ...classesIn(printed.join('')),
        ...links.flatMap((href) => classesOf(href ?? '')),
      ]);
      const lost = new Set(
        sheets.flatMap((href) => classesOf(href ?? '')).filter((name) => !styled.has(name)),
      );
      return shown.filter((name) => lost.has(`.${name}`)).map((name) => `${page.url()} .${name}`);
    });
  return (await Promise.all(found)).flat();
}
