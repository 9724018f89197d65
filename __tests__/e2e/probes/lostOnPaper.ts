import type { Page } from 'playwright-core';
import { settled } from './settled';

/** Closed answers, grounds that say something, and parts that lead elsewhere. */
function findLostOnPaper(): string[] {
  const brief = (element: Element): string => element.outerHTML.slice(0, 90);
  const closed = [...document.querySelectorAll('main details')]
    .filter((details) => details.checkVisibility())
    .flatMap((details) => [...details.children])
    .filter((part) => part.tagName !== 'SUMMARY' && part.getBoundingClientRect().height === 0)
    .map((part) => `closed: ${brief(part)}`);
  const tabs = [...document.querySelectorAll('main [role=tabpanel]')]
    .filter((panel) => panel.getBoundingClientRect().height === 0)
    .map((panel) => `closed: ${brief(panel)}`);
  const pale = (globalThis as unknown as { marks: [Element, string?][] }).marks
    .filter(([element]) => element.checkVisibility())
    .filter(([element, pseudo]) => {
      const style = getComputedStyle(element, pseudo);
      return style.display !== 'none' && style.printColorAdjust !== 'exact';
    })
    .map(([element, pseudo = '']) => `printed without its ground: ${brief(element)}${pseudo}`);
  const leading = [
    ...document.querySelectorAll(
      'body header:not(main *), body footer:not(main *), body aside:not(main *)',
    ),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => `printed: ${brief(element)}`);
  return [...closed, ...tabs, ...pale, ...leading];
}

export async function lostOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await settled(page);
  const lost = await page.evaluate(findLostOnPaper);
  await page.emulateMedia({ media: 'screen' });
  return lost;
}
