import { graphql, useStaticQuery } from 'gatsby';

/**
 * What every page shows of the site itself. It is one query because a browser fetches a file for
 * each; what a part of the page needs of it stands as a fragment beside that part.
 */
export const useSite = (): Queries.SiteQuery =>
  useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        builtOn
        siteMetadata {
          siteUrl
        }
      }
      ...SitePromo
      ...SiteNavigation
      ...SiteEnd
    }
  `);
