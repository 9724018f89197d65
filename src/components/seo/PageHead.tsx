import { graphql, useStaticQuery, type HeadProps } from 'gatsby';
import { site } from '../../site';
import { asTyped } from '../../words/asTyped';
import { SharePicture } from './SharePicture';

type PageHeadProps = HeadProps<{ readonly page: Queries.PageHeadFragment | null }>;

/** The `Head` of every template: title, description, canonical address and preview of its page. */
export function PageHead({ data: { page } }: PageHeadProps) {
  const { meta } = useStaticQuery<Queries.PageHeadSiteQuery>(graphql`
    query PageHeadSite {
      meta: site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  if (!page) return null;
  const title = asTyped(page.seo.title ?? `${page.title} | ${site.name}`);
  const description = asTyped(page.seo.description ?? page.description);
  const origin = meta?.siteMetadata?.siteUrl ?? site.origin;
  const picture = page.seo.image ?? page.picture;
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
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name} />
      {picture ? <SharePicture picture={picture} origin={origin} /> : null}
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
      image {
        ...SharePicture
      }
    }
    picture {
      ...SharePicture
    }
  }
`;
