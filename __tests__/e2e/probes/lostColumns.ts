import type { Page } from 'playwright-core';
import { settled } from './settled';

/** The narrowest phone: what fits there fits every other. */
const PHONE = { width: 320, height: 800 };

/** Lines that the name of a row may take beside its cells. */
const MOST_LINES = 4;

/** What a box with more in it than it shows is marked with, to be found again. */
const MARK = 'data-probe-sideways';

/** Cells that are cut, names in slivers, and boxes that scroll sideways; those are marked. */
function findSideways([mark, mostLines]: [string, number]): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const brief = (element: Element): string =>
    `"${element.textContent.trim().slice(0, 40)}" in ${element.closest('table, ul, div')?.outerHTML.slice(0, 80)}`;
  const around = (element: Element | null): Element[] =>
    element ? [element, ...around(element.parentElement)] : [];
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    around(element).some((box) => getComputedStyle(box).clipPath !== 'none');
  const scrolls = (box: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1;
  const hidesWords = (box: Element): boolean => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const { right } = box.getBoundingClientRect();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      if (range.getBoundingClientRect().right > right + 2) return true;
    }
    return false;
  };
  const edgeOf = (cell: Element): number =>
    Math.min(
      clientWidth,
      ...around(cell.parentElement)
        .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflowX))
        .map((box) => box.getBoundingClientRect().right),
    );
  const linesOf = (cell: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  };

  for (const details of document.querySelectorAll('details')) details.open = true;
  const cells = [...document.querySelectorAll('main :is(th, td)')].filter((one) => !isHidden(one));
  for (const cell of cells) {
    const isCut = cell.getBoundingClientRect().right > edgeOf(cell) + 1;
    if (isCut && !around(cell).some(scrolls)) faults.push(`cut: ${brief(cell)}`);
    const isBeside =
      getComputedStyle(cell).display === 'table-cell' && cell.matches(':first-child');
    if (isBeside && linesOf(cell) > mostLines) faults.push(`in slivers: ${brief(cell)}`);
  }
  for (const box of document.querySelectorAll<HTMLElement>('main *')) {
    box.toggleAttribute(mark, !isHidden(box) && scrolls(box) && hidesWords(box));
    if (!box.hasAttribute(mark)) continue;
    const isWide = box.getBoundingClientRect().right > edgeOf(box) + 1;
    if (isWide) faults.push(`wider than its place: ${brief(box)}`);
    const isNamed = box.tabIndex >= 0 && box.hasAttribute('aria-label');
    if (!isNamed && !box.querySelector('a, button')) faults.push(`out of reach: ${brief(box)}`);
  }
  return faults;
}

/** Takes the content of a box out of sight. */
function bare(box: HTMLElement | SVGElement): void {
  for (const child of box.children) (child as HTMLElement).style.visibility = 'hidden';
  box.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Leaves a box as it was. */
function restore(box: HTMLElement | SVGElement): void {
  for (const child of box.children) (child as HTMLElement).style.visibility = '';
  box.scrollTo({ left: 0, behavior: 'instant' });
}

/** Scrolls a box to its start or its end, and gives a band through it. */
function bandOf(box: HTMLElement | SVGElement, share: number) {
  box.scrollTo({ left: share * box.scrollWidth, behavior: 'instant' });
  const { x, y, width, height } = box.getBoundingClientRect();
  return { x, y: Math.round(y + height / 2), width, height: 1 };
}

/** How far the last pixels of a picture differ from its middle, from 0 to 255. */
async function shadeAtEnd(base64: string): Promise<number> {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(bitmap.width, 1).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const grayAt = (x: number): number => {
    const [red = 0, green = 0, blue = 0] = context?.getImageData(x, 0, 1, 1).data ?? [];
    return (red + green + blue) / 3;
  };
  return Math.abs(grayAt(bitmap.width - 2) - grayAt(Math.floor(bitmap.width / 2)));
}

/** Boxes that scroll sideways without showing it, or that show it at their end as well. */
async function findUntold(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const box of await page.locator(`[${MARK}]`).all()) {
    const shades: number[] = [];
    await box.evaluate(bare);
    await settled(page);
    for (const share of [0, 1]) {
      const clip = await box.evaluate(bandOf, share);
      await settled(page);
      const picture = (await page.screenshot({ clip })).toString('base64');
      shades.push(await page.evaluate(shadeAtEnd, picture));
    }
    await box.evaluate(restore);
    const [atStart = 0, atEnd = 0] = shades;
    if (atStart > 4 && atEnd < 2) continue;
    const html = await box.evaluate((element) => element.outerHTML.slice(0, 80));
    faults.push(`shade of ${atStart}, ${atEnd} at its end: ${html}`);
  }
  return faults;
}

/** What a visitor with a phone misses of tables, and of rows that scroll sideways. */
export async function lostColumns(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await settled(page);
  const found = await page.evaluate(findSideways, [MARK, MOST_LINES] as [string, number]);
  return [...found, ...(await findUntold(page))];
}
