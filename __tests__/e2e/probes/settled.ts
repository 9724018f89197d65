import type { Page } from 'playwright-core';

/** Resolves when what was just set is drawn, in the fonts of the page, and what moves has arrived. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const drawn = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await drawn();
    await document.fonts.ready;
    // What scrolling moves, and what turns forever, has no end to wait for.
    const ends = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    if (ends.length === 0) return;
    await Promise.allSettled(ends.map(({ finished }) => finished));
    await drawn();
  });
