import { graphql, useStaticQuery } from 'gatsby';
import { useNow } from './useNow';

/** The time to judge dates by: that of the build in the HTML, that of the visitor afterwards. */
export function useBuildNow(): number {
  const { site } = useStaticQuery<Queries.BuildTimeQuery>(graphql`
    query BuildTime {
      site {
        buildTime
      }
    }
  `);
  return useNow(Date.parse(site?.buildTime ?? '1970-01-01'));
}
