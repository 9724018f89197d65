import { useEffect, useState, type ComponentType } from 'react';

/**
 * A search over all pages, loaded by this page alone and only with JavaScript: the links above it
 * do without.
 */
export function Finder() {
  const [Search, setSearch] = useState<ComponentType>();
  useEffect(() => {
    import('./FinderSearch').then(
      ({ FinderSearch }) => setSearch(() => FinderSearch),
      // Without it the page is what it is without JavaScript.
      () => undefined,
    );
  }, []);
  return Search ? <Search /> : null;
}
