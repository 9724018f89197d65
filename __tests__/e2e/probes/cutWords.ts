import type { Page } from 'playwright-core';
import { settled } from './settled';

/** What a visitor may set who reads better so (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** From the width of a page on a desk to that of the narrowest phone, where it is left. */
const WIDTHS = [1280, 320];

/** The same where letters are twice as large: with the width of a usual phone. */
const LARGE_WIDTHS = [375, 1280];

/** Words outside of the box that clips them, and what makes the page scroll sideways. */
function findCutWords(): string[] {
  const cut: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) cut.push(`the page is ${scrollWidth} wide`);
  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);

  interface ClippingBox {
    readonly box: Element;
    readonly x: boolean;
    readonly y: boolean;
  }
  const known = new Map<Element, readonly ClippingBox[]>();

  /** The boxes around a text that clip it, from the inside out; most texts have none. */
  function clippingBoxes(box: Element | null): readonly ClippingBox[] {
    if (!box || box === document.body) return [];
    const found = known.get(box) ?? readClippingBoxes(box);
    known.set(box, found);
    return found;
  }

  function readClippingBoxes(box: Element): readonly ClippingBox[] {
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(box);
    // Hidden from sight on purpose, or within reach by scrolling.
    if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return [];
    const [x, y] = [clips(overflowX), clips(overflowY)];
    const around = clippingBoxes(box.parentElement);
    return display === 'inline' || !(x || y) ? around : [{ box, x, y }, ...around];
  }

  function boxThatCuts(text: Node, from: Element): Element | undefined {
    const boxes = clippingBoxes(from);
    if (boxes.length === 0) return undefined;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width >= 1);
    return boxes.find(({ box, x, y }) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      return rects.some((rect) => {
        // Letters reach neither end of their line box.
        const air = Math.max(2, rect.height * 0.15);
        return (
          (x && (rect.left < left - 2 || rect.right > right + 2)) ||
          (y && (rect.top < top - air || rect.bottom > bottom + air))
        );
      });
    })?.box;
  }

  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) {
      continue;
    }
    const box = boxThatCuts(text, element);
    if (box) cut.push(`"${text.textContent.trim().slice(0, 40)}" in ${box.outerHTML.slice(0, 80)}`);
  }
  return cut;
}

/** Gives the page a style sheet of the visitor, which the policy of the site has no say in. */
function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

async function cutAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const cut: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const found = await page.evaluate(findCutWords);
    cut.push(...found.map((one) => `${width} px: ${one}`));
  }
  return cut;
}

/** Words that are lost where the visitor spaces letters, words, lines and paragraphs. */
export async function cutWords(page: Page): Promise<string[]> {
  await page.evaluate(adopt, SPACING);
  const cut = await cutAt(page, WIDTHS);
  await page.evaluate(adopt, '');
  return cut;
}

/** Words that are lost where the font of the browser is twice as large (WCAG 2.2, 1.4.4). */
export async function cutLargeWords(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const setFont = (standard: number, fixed: number): Promise<unknown> =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await setFont(32, 26);
  const cut = await cutAt(page, LARGE_WIDTHS);
  await setFont(16, 13);
  await session.detach();
  return cut.map((one) => `font of 32 px, ${one}`);
}
