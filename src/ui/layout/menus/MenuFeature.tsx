import { graphql } from 'gatsby';
import { Picture } from '../../primitives/Picture';
import { SiteLink } from '../../primitives/SiteLink';
import { Tag } from '../../primitives/Tag';
import { Text } from '../../primitives/Text';
import * as styles from './MenuFeature.module.css';

interface MenuFeatureProps {
  readonly feature: Queries.MenuFeatureFragment;
}

/** Recommended page in a menu, on the wash of its family. */
export function MenuFeature({ feature }: MenuFeatureProps) {
  const { family, label, title, text, href, image } = feature;
  return (
    <div data-family={family} className={styles.root}>
      <SiteLink href={href} className={styles.card}>
        <span className={styles.picture}>
          <Picture picture={image} />
        </span>
        <Tag variant="family">{label}</Tag>
        <Text as="b" look="name" className={styles.title}>
          {title}
        </Text>
        <span className={styles.text}>{text}</span>
      </SiteLink>
    </div>
  );
}

export const fragment = graphql`
  fragment MenuFeature on MenuFeature {
    family
    label
    title
    text
    href
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 320, breakpoints: [320, 640], sizes: "320px")
        }
      }
    }
  }
`;
