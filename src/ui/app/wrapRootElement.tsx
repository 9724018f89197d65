import type { GatsbyBrowser } from 'gatsby';
import { Consent } from '../consent/Consent';
import { ErrorBoundary } from '../error/ErrorBoundary';
import { ErrorScreen } from '../error/ErrorScreen';
import { FailedRoute } from '../error/FailedRoute';
import { LastResort } from '../error/LastResort';
import { Connectivity } from '../layout/Connectivity';
import { EnquiryButton } from '../layout/EnquiryButton';
import { LoadingBar } from '../layout/LoadingBar';
import '../../browser/routes.css';

const Nothing = () => null;

/**
 * Around every page stands what a change of page must not interrupt, and around that what is left
 * when something fails: the error page, and the last resort should that fail too. What is not the page
 * itself takes nothing along where it fails.
 */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <ErrorBoundary fallback={LastResort}>
    <ErrorBoundary fallback={ErrorScreen}>
      {element}
      <FailedRoute />
      <ErrorBoundary fallback={Nothing}>
        <LoadingBar />
        <Connectivity />
        <EnquiryButton />
        <Consent />
      </ErrorBoundary>
    </ErrorBoundary>
  </ErrorBoundary>
);
