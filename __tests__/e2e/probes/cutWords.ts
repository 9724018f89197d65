import type { Page } from 'playwright-core';
import { settled } from './settled';

/** What a visitor may set who reads better so (WCAG 2.2, 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
`;

const WIDTHS = [320, 768, 1280];

/** Words outside of the box that clips them, and what makes the page scroll sideways. */
function findCutWords(): string[] {
  const cut: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) cut.push(`the page is ${scrollWidth} wide`);
  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);

  function boxThatCuts(text: Node, from: Element): Element | null {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width >= 1);
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(box);
      // Hidden from sight on purpose, or within reach by scrolling.
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return null;
      if (display === 'inline') continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCut = rects.some((rect) => {
        // Letters reach neither end of their line box.
        const air = Math.max(2, rect.height * 0.15);
        return (
          (clips(overflowX) && (rect.left < left - 2 || rect.right > right + 2)) ||
          (clips(overflowY) && (rect.top < top - air || rect.bottom > bottom + air))
        );
      });
      if (isCut) return box;
    }
    return null;
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

/** Words that are lost where the visitor spaces letters, words, lines and paragraphs. */
export async function cutWords(page: Page): Promise<string[]> {
  await page.evaluate(adopt, SPACING);
  const cut: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const found = await page.evaluate(findCutWords);
    cut.push(...found.map((one) => `${width} px: ${one}`));
  }
  await page.evaluate(adopt, '');
  return cut;
}
