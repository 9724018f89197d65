import type { Page } from 'playwright-core';

/** Controls in sight that no form sends: without scripts nothing could happen. */
export const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('button, input, select, textarea')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter(({ form, type }) => !form || type === 'button')
      .map(({ outerHTML }) => outerHTML),
  );
