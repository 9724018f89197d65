import type { Page } from 'playwright-core';
import { refuseCookies } from '../../../scripts/measure/refuseCookies';
import { showcase } from '../../support/showcase';
import { siteUnderTest } from '../../support/withPage';

/** Few pages that together show every kind of control. */
const pages = new Set(showcase('controls'));

export const isPressed = (address: string): boolean => pages.has(address);

/** Presses every button and disclosure that is seen, over and over until none is new. */
async function pressEverything(): Promise<number> {
  const pressed = new Set<Element>();
  const next = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('button, summary, [role=tab], input')].find(
      (control) => !pressed.has(control) && control.checkVisibility(),
    );
  for (let control = next(); control; control = next()) {
    pressed.add(control);
    control.click();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return pressed.size;
}

/** Keeps a tab at its page, whatever is pressed there. */
export async function stayWhenPressed(page: Page): Promise<void> {
  // Printing is answered by the browser, not by the page.
  await page.addInitScript('window.print = () => undefined');
  // A form that leads to another page would take this one away; its own code has run by then.
  await page.addInitScript('addEventListener("submit", (event) => event.preventDefault())');
}

/**
 * Presses everything on those pages that together show every kind of control: who listens hears what
 * goes wrong then (listen). The last thing on a visit, since the page is another one afterwards.
 */
export async function press(page: Page, address: string): Promise<string[]> {
  if (!isPressed(address)) return [];
  await page.setViewportSize({ width: 1280, height: 800 });
  const pressed = await page.evaluate(pressEverything);
  // The next page is of a visitor who has agreed to nothing.
  await refuseCookies(page.context(), siteUnderTest());
  return pressed > 0 ? [] : ['there was nothing to press'];
}
