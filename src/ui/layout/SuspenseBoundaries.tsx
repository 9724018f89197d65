import { Children, Suspense, type ReactNode } from 'react';

/**
 * Children that React takes over one after the other: between two it answers the visitor, and the
 * one that is touched comes first. The HTML is the same without it.
 */
export const SuspenseBoundaries = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (child) => <Suspense>{child}</Suspense>);
