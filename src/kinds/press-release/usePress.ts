import { graphql, useStaticQuery } from 'gatsby';

/** What a release says of the company, and who answers for it. */
export function usePress() {
  const { press } = useStaticQuery<Queries.PressQuery>(graphql`
    query Press {
      press(slug: { eq: "press" }) {
        about
        email
        phone
        contact {
          name
          role
        }
      }
    }
  `);
  return press;
}
