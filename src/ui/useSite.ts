import { graphql, useStaticQuery } from 'gatsby';

/**
 * Site data of every page, in one query, since a browser fetches a file for each; components state
 * their parts as fragments.
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
