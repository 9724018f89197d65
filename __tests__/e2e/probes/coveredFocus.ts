import type { Page } from 'playwright-core';

/** Gives each control the focus, down the page and up again, and names those that then lie under what sticks. */
async function findCoveredFocus(): Promise<string[]> {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
  const floating = [...document.querySelectorAll('body *')].filter((element) =>
    /fixed|sticky/.test(getComputedStyle(element).position),
  );
  const brief = (element: Element): string => element.outerHTML.slice(0, 90);

  /** What lies over all of it: over its middle and its corners. */
  function coverOf(control: HTMLElement): Element | undefined {
    const [rect] = control.getClientRects();
    if (!rect || rect.width < 4 || rect.height < 4) return undefined;
    const { left, top, right, bottom } = rect;
    const near = floating.filter((one) => {
      const box = one.getBoundingClientRect();
      const meets = box.bottom > top && box.top < bottom && box.right > left && box.left < right;
      return meets && !one.contains(control);
    });
    if (near.length === 0) return undefined;
    const points = [
      [(left + right) / 2, (top + bottom) / 2] as const,
      ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const)),
    ].filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
    const covers = points.map(([x, y]) =>
      near.find((one) => one.contains(document.elementFromPoint(x, y))),
    );
    return covers.every(Boolean) ? covers[0] : undefined;
  }

  const covered = new Set<string>();
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus();
    const look = () => (document.activeElement === control ? coverOf(control) : undefined);
    // What floats goes away from some places as soon as it knows of them, which a busy machine tells late.
    for (let tries = 0; look() && tries < 40; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const cover = look();
    if (cover) covered.add(`has the focus under ${brief(cover)}: ${brief(control)}`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return [...covered];
}

/** Controls that are hidden while they have the focus (WCAG 2.2, 2.4.11), on the page as it is now. */
export const coveredFocus = (page: Page): Promise<string[]> => page.evaluate(findCoveredFocus);
