import { graphql } from 'gatsby';
import { ArrowLink } from '../../primitives/ArrowLink';
import { Heading } from '../../primitives/Heading';
import { Prose } from '../../primitives/Prose';
import * as styles from './FeaturesItem.module.css';

interface FeaturesItemProps {
  readonly point: Queries.FeatureFragment;
  /** The title beside the text. */
  readonly isRow: boolean;
}

/** One capability with its case, on a hairline. */
export function FeaturesItem({ point: { title, text, link }, isRow }: FeaturesItemProps) {
  return (
    <li className={isRow ? `${styles.root} ${styles.row}` : styles.root}>
      <Heading level={3} size={isRow ? 'sm' : 'xs'}>
        {title}
      </Heading>
      <div className={styles.text}>
        {text ? <Prose html={text} /> : null}
        {link ? <ArrowLink href={link.href}>{link.text}</ArrowLink> : null}
      </div>
    </li>
  );
}

export const fragment = graphql`
  fragment Feature on FeaturesSectionItems {
    title
    text
    link {
      ...ActionLink
    }
  }
`;
