import { graphql } from 'gatsby';
import { GatsbyImage, getImage } from 'gatsby-plugin-image';

interface PictureProps {
  readonly picture: Queries.PictureWideFragment;
  readonly className?: string | undefined;
  /** The largest picture of the first screen loads at once. */
  readonly isFirst?: boolean;
}

/** A picture of the content in the sizes that screens need. */
export function Picture({ picture, className, isFirst = false }: PictureProps) {
  const image = getImage(picture.src.childImageSharp?.gatsbyImageData ?? null);
  if (!image) return null;
  return (
    <GatsbyImage
      image={image}
      alt={picture.alt}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}

export const fragment = graphql`
  fragment PictureWide on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1040
          breakpoints: [400, 640, 800, 1040]
          sizes: "(min-width: 1240px) 1040px, 90vw"
        )
      }
    }
  }
`;
