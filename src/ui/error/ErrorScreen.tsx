import { lazy, Suspense } from 'react';

// Most visitors never need it, so its code comes when it is needed.
const ErrorPage = lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage }));

/** The error page, as soon as it has arrived. */
export const ErrorScreen = ({ error }: { readonly error: unknown }) => (
  <Suspense>
    <ErrorPage error={error} />
  </Suspense>
);
