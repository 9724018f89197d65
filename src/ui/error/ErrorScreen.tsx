import { lazy, Suspense } from 'react';

// Few visitors need it: loaded on demand.
const ErrorPage = lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage }));

/** Error page, once loaded. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => (
  <Suspense>
    <ErrorPage error={error} />
  </Suspense>
);
