const chosen = (name: string): HTMLInputElement | null =>
  document.querySelector(`input[name=${name}]:checked`);

const has = (words: string | undefined, word: string): boolean =>
  (words ?? '').split(' ').includes(word);

const all = (selector: string, root: ParentNode = document): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

export const changes = (): HTMLElement[] => all('[data-change]');

export const shownChanges = (): HTMLElement[] => changes().filter(({ hidden }) => !hidden);

/** Shows what the chosen line moved, and of that what is of the chosen kind. */
export function filter(): void {
  const [cause, kind] = [chosen('cause'), chosen('kind')?.value ?? ''];
  for (const change of changes())
    change.hidden =
      (cause !== null && !has(change.dataset['causes'], cause.value)) ||
      (kind !== '' && !has(change.dataset['kinds'], kind));
  for (const part of all('.part'))
    part.hidden = all('[data-change]:not([hidden])', part).length === 0;
  const shown = shownChanges();
  const names = new Set(shown.map(({ dataset }) => dataset['change']));
  for (const link of all('.pageList [data-for], .cells [data-for]'))
    link.toggleAttribute('data-is-out', !names.has(link.dataset['for']));
  for (const button of all('[data-clear]')) button.hidden = cause === null && kind === '';
  const says = document.querySelector('[data-filtered-says]');
  const line = says?.parentElement;
  if (!says || !line) return;
  line.hidden = cause === null && kind === '';
  const name = cause?.closest('label')?.querySelector('b')?.textContent ?? '';
  says.textContent = `${shown.length} of ${changes().length}${name && `, only from “${name}”`}.`;
}

/** Shows everything again. */
export function clear(): void {
  for (const radio of all('input[name=cause]') as HTMLInputElement[]) radio.checked = false;
  const everything = document.querySelector<HTMLInputElement>('input[name=kind][value=""]');
  if (everything) everything.checked = true;
  filter();
}
