import { graphql } from 'gatsby';
import { ResponsiveImage } from './ResponsiveImage';

interface PictureProps {
  readonly picture:
    | Queries.PictureWideFragment
    | Queries.PictureStageFragment
    | Queries.PictureHalfFragment
    | Queries.PictureSmallFragment;
  readonly className?: string | undefined;
  /** Largest picture of the first screen: loads eagerly. */
  readonly isFirst?: boolean;
}

/** Picture of the content in responsive sizes. */
export function Picture({ picture, className, isFirst = false }: PictureProps) {
  const image = picture.src.childImageSharp?.gatsbyImageData;
  if (!image) return null;
  return (
    <ResponsiveImage image={image} alt={picture.alt} className={className} isFirst={isFirst} />
  );
}

// One fragment per place in the layout, so that screens get no more pixels than shown.
export const fragment = graphql`
  fragment PictureFile on Picture {
    alt
    src {
      publicURL
    }
  }
  fragment PictureWide on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1040
          breakpoints: [400, 560, 680, 880, 1040]
          sizes: "(min-width: 1240px) 1040px, 90vw"
        )
      }
    }
  }
  fragment PictureStage on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 640
          breakpoints: [320, 480, 640, 960, 1280]
          sizes: "(min-width: 720px) 640px, calc(100vw - 72px)"
        )
      }
    }
  }
  fragment PictureHalf on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 960
          breakpoints: [320, 480, 680, 960]
          sizes: "(min-width: 1000px) 46vw, 90vw"
        )
      }
    }
  }
  fragment PictureSmall on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 320, breakpoints: [160, 320], sizes: "160px")
      }
    }
  }
`;
