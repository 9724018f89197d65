import { clear, filter } from './filter';
import { go, next, step, tickNow, turnMode } from './steps';
import { count, restore, tickFine } from './ticks';

const KEYS: Readonly<Record<string, () => void>> = {
  j: () => step(1),
  k: () => step(-1),
  x: tickNow,
  b: turnMode,
};

const isField = (target: Element): boolean =>
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

function onClick(event: Event): void {
  const at = event.target as Element;
  const mark = at.closest<HTMLElement>('[data-for]');
  if (mark) {
    event.preventDefault();
    go(document.getElementById(`c-${mark.dataset['for']}`) ?? undefined);
  } else if (at.closest('[data-clear]')) clear();
  else if (at.closest('[data-next]')) next();
  else if (at.closest('[data-seen-all]')) tickFine();
}

function onChange({ target }: Event): void {
  const { name, dataset } = target as HTMLInputElement;
  if (dataset['seen'] !== undefined) count();
  if (name === 'cause' || name === 'kind') filter();
}

/** Single letters act only while their switch is on, and never in a field. */
function onKey(event: KeyboardEvent): void {
  const act = KEYS[event.key];
  const isOn = document.querySelector<HTMLInputElement>('[data-keys]')?.checked;
  if (!act || !isOn || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isField(event.target as Element)) return;
  event.preventDefault();
  act();
}

/** What a mark stands for is said below the lines. */
function onPoint({ target }: Event): void {
  const says = (target as Element).closest<HTMLElement>('[data-says]')?.dataset['says'];
  const output = document.querySelector('[data-says-here]');
  if (says && output) output.textContent = says;
}

document.documentElement.classList.add('js');
document.body.addEventListener('click', onClick);
document.body.addEventListener('change', onChange);
document.body.addEventListener('keydown', onKey);
for (const event of ['pointerover', 'focusin']) document.body.addEventListener(event, onPoint);
restore();
filter();
