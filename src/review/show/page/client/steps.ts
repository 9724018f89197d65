import { clear, shownChanges } from './filter';
import { count, tickIn } from './ticks';

let now: HTMLElement | undefined;

/** Goes to a change; one that a filter hides is shown with all others. */
export function go(change: HTMLElement | undefined): void {
  if (!change) return;
  if (change.hidden) clear();
  now = change;
  for (const link of document.querySelectorAll<HTMLElement>('.pageList a, .cells span'))
    link.toggleAttribute('data-is-now', link.dataset['for'] === change.dataset['change']);
  change.scrollIntoView({ block: 'start' });
  change.focus({ preventScroll: true });
}

export function step(by: 1 | -1): void {
  const list = shownChanges();
  const at = now ? list.indexOf(now) : -1;
  go(list[Math.min(list.length - 1, Math.max(0, at + by))]);
}

/** Goes to the next that is not ticked, from the one that is read, round to it again. */
export function next(): void {
  const list = shownChanges();
  const from = now ? list.indexOf(now) + 1 : 0;
  go([...list.slice(from), ...list.slice(0, from)].find((change) => !tickIn(change)?.checked));
}

/** Ticks the one that is read, and goes on. */
export function tickNow(): void {
  const tick = now && tickIn(now);
  if (!tick) return;
  tick.checked = !tick.checked;
  count();
  if (tick.checked) next();
}

/** Both, before, after, both again. */
export function turnMode(): void {
  const modes = [...document.querySelectorAll<HTMLInputElement>('input[name=mode]')];
  const at = modes.findIndex(({ checked }) => checked);
  const other = modes[(at + 1) % modes.length];
  if (other) other.checked = true;
}
