const KEY = 'lintel-review';

type Kept = Readonly<Record<string, string>>;

/** What was ticked off, by change, with the outcome that it had then. */
function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Without storage, ticks last as long as the page. */
function keep(ticks: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ticks));
  } catch {
    // Nothing to be done.
  }
}

export const tickIn = (change: Element): HTMLInputElement | null =>
  change.querySelector('input[data-seen]');

const all = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[data-seen]'),
];

/** Keeps the ticks, and says everywhere how many there are. */
export function count(): void {
  const seen = all().filter(({ checked }) => checked);
  const names = new Set(seen.map(({ dataset }) => dataset['seen']));
  keep(
    Object.fromEntries(
      seen.map(({ dataset }) => [dataset['seen'] ?? '', dataset['outcome'] ?? '']),
    ),
  );
  for (const output of document.querySelectorAll('[data-seen-count]'))
    output.textContent = String(seen.length);
  for (const link of document.querySelectorAll<HTMLElement>('[data-for]'))
    link.toggleAttribute('data-is-seen', names.has(link.dataset['for']));
  for (const button of document.querySelectorAll('[data-next]'))
    button.textContent = seen.length === all().length ? 'All seen' : 'Next unseen';
}

/** Ticks what was ticked before, unless something else became of it since. */
export function restore(): void {
  const ticks = kept();
  for (const tick of all())
    tick.checked = ticks[tick.dataset['seen'] ?? ''] === tick.dataset['outcome'];
  count();
}

/** Ticks all that are fine. */
export function tickFine(): void {
  for (const tick of document.querySelectorAll<HTMLInputElement>(
    '.fineRow:not([hidden]) input[data-seen]',
  ))
    tick.checked = true;
  count();
}
