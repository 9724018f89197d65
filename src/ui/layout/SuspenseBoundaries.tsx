import { Children, Suspense, type ReactNode } from 'react';

/**
 * Children in Suspense boundaries: React hydrates them one by one, first the one in use. The HTML
 * is the same without.
 */
export const SuspenseBoundaries = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (child) => <Suspense>{child}</Suspense>);
