import { graphql, useStaticQuery } from 'gatsby';

/** Boilerplate and press contact. */
export function usePress() {
  const { press } = useStaticQuery<Queries.PressQuery>(graphql`
    query Press {
      press(slug: { eq: "press" }) {
        about
        email
        phone
        contact {
          ...PersonPortrait
        }
      }
    }
  `);
  return press;
}
