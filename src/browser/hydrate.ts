import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes over the page that the build made, as a transition: React does it in slices and lets the
 * visitor in between. Gatsby's own call does all outside of boundaries at once.
 */
export function hydrate(element: ReactNode, container: Element): void {
  // `gatsby develop` comes with an empty page.
  if (container.childElementCount === 0) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
}
