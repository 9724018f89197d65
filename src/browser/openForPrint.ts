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
  let all: { details: HTMLDetailsElement; name: string | null; isOpen: boolean }[] = [];
  window.addEventListener('beforeprint', () => {
    all = Array.from(document.querySelectorAll<HTMLDetailsElement>('main details'), (details) => ({
      details,
      name: details.getAttribute('name'),
      isOpen: details.open,
    }));
    // Of those with one name, each that opens would close the others.
    for (const { details } of all) details.removeAttribute('name');
    for (const { details } of all) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const { details, isOpen } of all) details.open = isOpen;
    for (const { details, name } of all) if (name !== null) details.setAttribute('name', name);
  });
}
