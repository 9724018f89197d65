import { graphql, useStaticQuery } from 'gatsby';

/** Every firm that processes, or has processed, customers' data for us. */
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
