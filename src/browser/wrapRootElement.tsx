import type { GatsbyBrowser } from 'gatsby';
import { Connectivity } from '../components/layout/Connectivity';
import { EnquiryButton } from '../components/layout/EnquiryButton';
import { LoadingBar } from '../components/layout/LoadingBar';
import './routes.css';

/** Around every page stands what a change of page must not interrupt. */
export const wrapRootElement: NonNullable<GatsbyBrowser['wrapRootElement']> = ({ element }) => (
  <>
    {element}
    <LoadingBar />
    <Connectivity />
    <EnquiryButton />
  </>
);
