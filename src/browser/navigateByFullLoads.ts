import { here } from './route';

/** After an error nothing in memory is certain: from now on every change of page is a full load. */
export function navigateByFullLoads(): void {
  const failed = here();
  window.___navigate = (to) => (typeof to === 'number' ? history.go(to) : location.assign(to));
  window.addEventListener('popstate', () => {
    // Anchors of the page that tells of the error stay anchors.
    if (here() !== failed) location.reload();
  });
}
