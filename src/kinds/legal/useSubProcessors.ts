import { graphql, useStaticQuery } from 'gatsby';

/** All current and former sub-processors. */
export function useSubProcessors() {
  const { processors } = useStaticQuery<Queries.SubProcessorsQuery>(graphql`
    query SubProcessors {
      processors: allSubProcessor {
        nodes {
          slug
          firm
          country
          does
          data
          serves
          transfer
          begins {
            announced
            on
          }
          ends {
            announced
            on
            why
          }
        }
      }
    }
  `);
  return processors.nodes;
}
