import type { Page } from 'playwright-core';
import { contentPages } from '../support/builtSite';
import { patienceFor, visitAll } from '../support/visitAll';
import { settled } from './probes/settled';

/** A window and what a page that sells may fill of it, in px and words. */
interface Window {
  readonly width: number;
  readonly height: number;
  readonly longest: number;
}

const DESK: Window = { width: 1280, height: 800, longest: 7500 };
const PHONE: Window = { width: 375, height: 760, longest: 12_000 };

/** What half of the pages keep to. */
const USUAL = { [DESK.width]: 6500, [PHONE.width]: 9000 };
const MOST_WORDS = 800;

/** Pages whose first screen is an opening. */
const pages = contentPages()
  .filter(({ isShown }) => isShown)
  .filter(({ data }) =>
    ((data['sections'] ?? []) as object[]).some((section) => 'arrangement' in section),
  )
  .map(({ address }) => address)
  // They tell what went wrong, or how to write a program, and sell nothing.
  .filter((address) => !['/status/', '/release-notes/', '/developers/'].includes(address));

interface Seen {
  readonly height: number;
  readonly words: number;
  /** Bottom of the first link of the opening that looks like a button. */
  readonly action: number;
  /** Bricks after the opening, and whether each has a quieter one next to it. */
  readonly alone: readonly string[];
  readonly actions: number;
  readonly facts: number;
  readonly thin: readonly string[];
}

/** What a visitor sees of a page as it stands. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const opening = main.querySelector('section') ?? main;
    const isBrick = (link: Element): boolean =>
      link.checkVisibility() && getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)';
    /** To a form, elsewhere or on this page. */
    const isAction = (link: HTMLAnchorElement): boolean =>
      link.pathname.startsWith('/request-') ||
      (link.pathname === location.pathname &&
        Boolean(document.getElementById(link.hash.slice(1))?.querySelector('form')));
    const bricks = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(isAction)
      .filter(isBrick);
    const own = bricks.find((link) => opening.contains(link));
    return {
      height: document.documentElement.scrollHeight,
      // What has a letter: figures of a drawing are looked at, not read.
      words: main.innerText.match(/\S*\p{L}\S*/gu)?.length ?? 0,
      action: own ? own.getBoundingClientRect().bottom + scrollY : Infinity,
      actions: bricks.length,
      alone: bricks
        .filter(
          (link) => (link.closest('ul, p, div')?.querySelectorAll('a, button').length ?? 0) < 2,
        )
        .map((link) => link.textContent),
      facts: opening.querySelectorAll('dl dt, dl > div').length,
      thin: [...main.querySelectorAll('h2')]
        .filter((heading) => heading.checkVisibility())
        .map(({ textContent }) => textContent.trim())
        .filter((words) => words.split(/\s+/).length < 3),
    };
  });

/** What is wrong with a page in a window. */
function faultsOf(seen: Seen, { width, height, longest }: Window): string[] {
  return [
    seen.height > longest ? `${width} px: ${seen.height} px long` : '',
    seen.action > height ? `${width} px: the first action ends at ${Math.round(seen.action)}` : '',
    seen.words > MOST_WORDS ? `${width} px: ${seen.words} words` : '',
    seen.actions < 3 ? `${width} px: ${seen.actions} actions` : '',
    seen.facts < 2 ? `${width} px: ${seen.facts} facts` : '',
    ...seen.alone.map((words) => `${width} px: nothing that costs less stands next to "${words}"`),
    ...seen.thin.map((words) => `${width} px: the heading "${words}" says nothing by itself`),
  ].filter(Boolean);
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it(
  'pages that sell are short, act in the first screen and never offer the demo alone',
  async () => {
    expect(pages.length).toBeGreaterThan(4);
    const heights: Record<number, number[]> = { [DESK.width]: [], [PHONE.width]: [] };
    const faults = await visitAll({
      addresses: pages,
      visit: async (page, url) => {
        const found: string[] = [];
        await page.goto(url, { waitUntil: 'load' });
        for (const window of [DESK, PHONE]) {
          await page.setViewportSize({ width: window.width, height: window.height });
          await settled(page);
          const seen = await look(page);
          heights[window.width]?.push(seen.height);
          found.push(...faultsOf(seen, window));
        }
        return found;
      },
    });
    expect(faults).toEqual({});
    for (const { width } of [DESK, PHONE]) {
      expect(median(heights[width] ?? [])).toBeLessThanOrEqual(USUAL[width] ?? 0);
    }
  },
  patienceFor(pages),
);
