import type { GatsbySSR } from 'gatsby';
import fontUrl from '../styles/fonts/instrument-sans-latin-wdth-wght.woff2';
import { headScript } from '../consent/headScript';
import { settings } from '../settings';
import { site } from '../site';

/**
 * What is the same on every page. It does not belong to a page's `Head`, which is set again when
 * the page hydrates: a new language makes the browser style the whole document again, and what is
 * preloaded is asked for again.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setBodyAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: site.language });
  // For src/browser/start.ts; Gatsby has an inline script for it, which differs on every page.
  setBodyAttributes({ 'data-path': pathname } as object);
  setHeadComponents([
    <script key="consent" dangerouslySetInnerHTML={{ __html: headScript(settings.isStrict) }} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link
      key="font"
      rel="preload"
      href={fontUrl}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
  ]);
};
