import { graphql, type HeadProps } from 'gatsby';
import { site } from '../../site';
import { useSite } from '../useSite';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { titleOf } from './titleOf';

type PageHeadProps = HeadProps<{ readonly page: Queries.PageHeadFragment | null }>;

/**
 * `Head` of every template: title, description, canonical address. The build adds share metadata to
 * the HTML (src/share/head.ts).
 */
export function PageHead({ data: { page } }: PageHeadProps) {
  const { site: built } = useSite();
  if (!page) return null;
  const title = titleOf(page);
  const description = withoutNoBreaks(page.seo.description ?? page.description);
  const origin = built?.siteMetadata?.siteUrl ?? site.origin;
  const address = new URL(page.seo.canonical ?? page.path, origin).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.seo.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
    </>
  );
}

export const fragment = graphql`
  fragment PageHead on ContentPage {
    title
    description
    path
    seo {
      title
      description
      noindex
      canonical
    }
  }
`;
