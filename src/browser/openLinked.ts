/**
 * Opens the fold that the address names, or that it names something in: browsers do so at the latter
 * alone, and not where a script changes the page. Without scripts the page goes to the closed fold.
 */
export function openLinked(hash = location.hash): void {
  const target = document.getElementById(hash.slice(1));
  if (!target) return;
  const fold =
    target.querySelector<HTMLDetailsElement>(':scope > details') ?? target.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target.scrollIntoView();
}
