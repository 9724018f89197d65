import fontUrl from '../../fonts/instrument-sans-latin-wdth-wght.woff2';
import { site } from '../../site';

interface HiddenHeadProps {
  readonly title: string;
  readonly description: string;
}

/** The `Head` of a page that is not for search engines and has no content file. */
export function HiddenHead({ title, description }: HiddenHeadProps) {
  return (
    <>
      <html lang={site.language} />
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
    </>
  );
}
