/** False as well where the browser cannot say: what it is asked for is younger than the question. */
function canStyle(selector: string): boolean {
  try {
    return CSS.supports(`selector(${selector})`);
  } catch {
    return false;
  }
}

/** Opens every answer while the page is printed, where styles cannot (src/styles/print.css). */
export function openForPrint(): void {
  if (canStyle('::details-content')) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
