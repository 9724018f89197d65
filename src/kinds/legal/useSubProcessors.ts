import { graphql, useStaticQuery } from 'gatsby';

/** All current and former sub-processors. */
export function useSubProcessors() {
  const { processors } = useStaticQuery<Queries.SubProcessorsQuery>(graphql`
    query SubProcessors {
      processors: allSubProcessor(sort: { slug: ASC }) {
        nodes {
          slug
          firm
          country
          does
          data
          serves
          transfer
          meets {
            ohio
            london
            frankfurt
            dubai
          }
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
