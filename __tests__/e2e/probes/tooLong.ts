import type { Page } from 'playwright-core';

/** A phone, how much of it a page may fill, and how far down its form may begin. */
const PHONE = { width: 375, height: 760 };
const LONGEST = 12_000;
const DEEPEST = 700;

/** Every piece of the site. */
const SHOWS_ALL = /^\/(?:ae-)?sample\/$/;

/** Pages that somebody opens to fill in a form. */
const FORM_FIRST =
  /^\/(?:request-(?:demo|trial)|get-started(?:-rebuild)?|contact|partners|(?:demo-days|webinar|events)\/[^/]+)\/$/;

/**
 * Whether a page is too long on a phone, or the first field that a visitor sees of its form too far
 * down. Leaves the page as on that phone.
 */
export async function tooLong(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const { height, field } = await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLElement>(
      'main form:has([name="form"]) :is(input:not([type="hidden"]), select, textarea)',
    );
    // The trap is for programs only.
    const first = [...fields].find((one) => one.checkVisibility() && one.tabIndex >= 0);
    return {
      height: document.documentElement.scrollHeight,
      field: first ? first.getBoundingClientRect().top + scrollY : 0,
    };
  });
  const isDeep = FORM_FIRST.test(address) && field > DEEPEST;
  return [
    height > LONGEST && !SHOWS_ALL.test(address) ? `${PHONE.width} px: ${height} px long` : '',
    isDeep ? `${PHONE.width} px: the first field is at ${Math.round(field)}` : '',
  ].filter(Boolean);
}
