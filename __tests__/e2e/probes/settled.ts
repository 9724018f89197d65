import type { Page } from 'playwright-core';

/** Resolves when what was just set is drawn, and the shortest transitions are over. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
