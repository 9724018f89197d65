import { graphql } from 'gatsby';
import { GatsbyImage, getImage } from 'gatsby-plugin-image';
import * as styles from './People.module.css';

interface PeopleProps {
  readonly people: readonly Queries.PersonTileFragment[];
}

/** Who speaks or writes, with role and company. */
export function People({ people }: PeopleProps) {
  return (
    <ul className={styles.root}>
      {people.map(({ name, role, company, portrait }) => {
        const image = getImage(portrait?.src.childImageSharp?.gatsbyImageData ?? null);
        return (
          <li key={name} className={styles.person}>
            {image ? <GatsbyImage image={image} alt="" className={styles.portrait} /> : <span />}
            <p>
              {name}
              <span className={styles.role}>
                {role}, {company}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment PersonTile on Person {
    name
    role
    company
    portrait {
      src {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 64)
        }
      }
    }
  }
`;
