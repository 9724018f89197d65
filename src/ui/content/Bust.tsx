import { graphql } from 'gatsby';
import { ResponsiveImage } from '../primitives/ResponsiveImage';
import * as styles from './Bust.module.css';

interface BustProps {
  readonly person: Queries.PersonBustFragment;
  /** Without a ground of its own: the band that it stands in cuts it off. */
  readonly isCut?: boolean;
  /** Beside a sentence that goes with a larger thing. */
  readonly isSmall?: boolean;
}

/** A person at full size beside what they say; the name stands there. */
export function Bust({ person, isCut = false, isSmall = false }: BustProps) {
  const image = person.portrait?.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  return (
    <div className={isSmall ? styles.small : isCut ? styles.cut : styles.root} aria-hidden="true">
      <ResponsiveImage
        image={image}
        alt=""
        sizes={isSmall ? '128px' : undefined}
        className={styles.picture}
      />
    </div>
  );
}

export const fragment = graphql`
  fragment PersonBust on Person {
    name
    role
    company
    portrait {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 800
          breakpoints: [96, 280, 460, 640, 800]
          sizes: "(min-width: 62.5em) 460px, 270px"
        )
      }
    }
  }
`;
