import type { Page } from 'playwright-core';
import type { Reading } from './measures';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Sum of all layout shifts of the page so far (stricter than Core Web Vitals, which take the worst
 * five seconds), and the elements that the largest one moved.
 */
export const readShift = (page: Page): Promise<Reading> =>
  page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as LayoutShift[]));
    }).observe({ type: 'layout-shift', buffered: true });
    // The browser hands the buffer over in a task of its own, and none if there was no shift.
    await new Promise((resolve) => setTimeout(resolve, 300));
    // `hadRecentInput` is no excuse here: nobody touches the page, and the browser sets it for half
    // a second after a phone has fitted its viewport, which is when React takes over.
    shifts.sort((one, other) => other.value - one.value);
    const moved = shifts[0]?.sources.map(({ node }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.classList[0] ?? ''}` : 'a removed element';
    });
    return {
      value: shifts.reduce((sum, { value }) => sum + value, 0),
      of: moved ? [...new Set(moved)].join(' ') : '',
    };
  });
