import type { GatsbyBrowser } from 'gatsby';
import { Consent } from '../consent/Consent';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { ErrorScreen } from '../error/ErrorScreen';
import { FailedRoute } from '../error/FailedRoute';
import { LastResort } from '../error/LastResort';
import { ActionBar } from '../layout/ActionBar';
import { Connectivity } from '../layout/Connectivity';
import { LoadingBar } from '../layout/LoadingBar';
import '../../browser/routes.css';

const Nothing = () => null;

/**
 * Adds to every page what outlives navigation (progress bar, action bar, consent), in error
 * boundaries: the error page, then a last resort if that fails too. A failure of the additions does
 * not affect the page.
 */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <ErrorBoundary fallback={LastResort}>
    <ErrorBoundary fallback={ErrorScreen}>
      {element}
      <FailedRoute />
      <ErrorBoundary fallback={Nothing}>
        <LoadingBar />
        <Connectivity />
        <ActionBar />
        <Consent />
      </ErrorBoundary>
    </ErrorBoundary>
  </ErrorBoundary>
);
