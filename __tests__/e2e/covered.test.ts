import copy from '../../src/copy/chrome.json';
import { patienceFor, visitAll } from '../support/visitAll';
import { alive } from './probes/alive';

const PAGES = [
  '/',
  '/product/work-order-software/',
  '/industry/healthcare/',
  '/resources/cmms-roi-calculator/',
  '/resources/case-study/harrow-galleries/',
];
/** From the width on where the enquiry is a button; the bar below it is scrolled clear of. */
const WIDTHS = [768, 1000, 1200, 1440, 1920];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Links and buttons whose middle belongs to something else, wherever the page is scrolled to. */
async function findCovered(floating: Box): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const controls = [...document.querySelectorAll('main :is(a, button), #main ~ * :is(a, button)')];
  const covered = new Set<string>();

  /** The middle of its first line, if it can be seen there. */
  function middleOf(control: Element): { x: number; y: number } | null {
    if (!control.checkVisibility({ visibilityProperty: true })) return null;
    const [rect] = control.getClientRects();
    if (!rect || rect.width < 2) return null;
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    for (let box = control.parentElement; box; box = box.parentElement) {
      const { left, right } = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowX !== 'visible' && (x < left || x > right)) return null;
    }
    return x > 0 && x < innerWidth && y > 0 && y < innerHeight ? { x, y } : null;
  }

  const sticks = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).position === 'sticky') return true;
    }
    return false;
  };

  function look(): void {
    for (const control of controls) {
      const middle = middleOf(control);
      const top = middle && document.elementFromPoint(middle.x, middle.y);
      // What sticks is part of the page, like its header: what scrolls under it is meant to.
      if (!top || control.contains(top) || sticks(top)) continue;
      covered.add(`${control.outerHTML.slice(0, 90)} under ${top.outerHTML.slice(0, 60)}`);
    }
  }

  // Once through the page; then each control to where something floats, if they can meet.
  const end = document.documentElement.scrollHeight - innerHeight;
  const stops = Array.from({ length: Math.ceil(end / innerHeight) + 1 }, (_, n) => n * innerHeight);
  for (const control of controls) {
    const { left, right, top, height } = control.getBoundingClientRect();
    if (right < floating.x || left > floating.x + floating.width) continue;
    stops.push(Math.min(end, top + scrollY + height / 2 - (floating.y + floating.height / 2)));
  }
  const heights = new Set(stops.map((stop) => Math.round(Math.max(0, stop) / 4) * 4));
  for (const top of [...heights].sort((a, b) => a - b)) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
    await frame();
    look();
  }
  return [...covered];
}

it(
  'every link and button can be pressed',
  async () => {
    const covered = await visitAll({
      addresses: PAGES,
      visit: async (page, url) => {
        await page.goto(url, { waitUntil: 'load' });
        await alive(page);
        const found: string[] = [];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const button = page.getByRole('button', { name: copy.enquiry.open });
          const floating = await button.boundingBox();
          const here = await page.evaluate(
            findCovered,
            floating ?? { x: 0, y: 0, width: 0, height: 0 },
          );
          found.push(...here.map((one) => `${width} px: ${one}`));
        }
        return found;
      },
    });
    expect(covered).toEqual({});
  },
  patienceFor(PAGES),
);
