import type { Page } from 'playwright-core';

/**
 * Remembers, in the page, every part that is drawn with a ground and holds no words: bars, swatches,
 * lines, dots. What they say is lost where grounds are left out.
 */
function findMarks(): void {
  const marks: [Element, string?][] = [];
  const isDrawn = (element: Element, pseudo?: string): boolean => {
    const { backgroundColor, backgroundImage, width, height } = getComputedStyle(element, pseudo);
    const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    return hasGround && parseFloat(width) >= 1 && parseFloat(height) >= 1;
  };
  for (const element of document.querySelectorAll('main :not(svg *)')) {
    if (!element.checkVisibility()) continue;
    const isEmpty = !element.childElementCount && !element.textContent?.trim();
    if (isEmpty && element.matches('i, span, div, b') && isDrawn(element)) marks.push([element]);
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo);
      if (content === '""' && isDrawn(element, pseudo)) marks.push([element, pseudo]);
    }
  }
  Object.assign(globalThis, { marks });
}

export const rememberMarks = (page: Page): Promise<void> => page.evaluate(findMarks);
