import { graphql } from 'gatsby';
import { Drawing } from '../../../components/product-ui/Drawing';
import { ArrowLink } from '../../../components/primitives/ArrowLink';
import { Container } from '../../../components/primitives/Container';
import { FamilyLabel } from '../../../components/primitives/FamilyLabel';
import { Heading } from '../../../components/primitives/Heading';
import { LinkRow } from '../../../components/primitives/LinkRow';
import { Picture } from '../../../components/primitives/Picture';
import { Text } from '../../../components/primitives/Text';
import * as styles from './FamilyItem.module.css';

/** One product family with its drawing and its model; the variant only moves them. */
export function FamilyItem(item: Queries.FamilyItemPartsFragment) {
  const { family, variant, name, href, title, text, links, action, drawing, image } = item;
  return (
    <article className={`${styles.root} ${styles[variant]}`} data-family={family}>
      <Container className={styles.grid}>
        <div className={styles.head}>
          <FamilyLabel href={href} className={styles.label}>
            {name}
          </FamilyLabel>
          <Heading level={3} size="md">
            {title}
          </Heading>
        </div>
        <div className={styles.text}>
          <Text isSoft>{text}</Text>
          <LinkRow links={links} />
        </div>
        <div className={styles.sheet}>
          <Drawing drawing={drawing} />
        </div>
        <div className={styles.action}>
          <ArrowLink href={action.href}>{action.text}</ArrowLink>
        </div>
        {image ? (
          <div className={styles.model}>
            <Picture picture={image} />
          </div>
        ) : null}
      </Container>
    </article>
  );
}

export const fragment = graphql`
  fragment FamilyItemParts on FamiliesSectionItems {
    family
    variant
    name
    href
    title
    text
    links {
      ...ActionLink
    }
    action {
      ...ActionLink
    }
    drawing {
      ...DrawingParts
    }
    image {
      ...PictureHalf
    }
  }
`;
