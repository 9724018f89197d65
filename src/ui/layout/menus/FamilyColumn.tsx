import { graphql } from 'gatsby';
import { FamilyLabel } from '../../primitives/FamilyLabel';
import { Picture } from '../../primitives/Picture';
import { Text } from '../../primitives/Text';
import { FullMenuLink } from './FullMenuLink';
import * as styles from './FamilyColumn.module.css';

interface FamilyColumnProps {
  readonly family: Queries.FamilyColumnFragment;
}

/** With more modules than this, two columns. */
const ONE_COLUMN = 6;

/** Product family in a menu: model picture and modules. */
export function FamilyColumn({ family }: FamilyColumnProps) {
  const { text, href, note, image, links } = family;
  const isWide = links.length > ONE_COLUMN;
  return (
    <div
      data-family={family.family}
      className={isWide ? `${styles.root} ${styles.wide}` : styles.root}
    >
      <div className={styles.picture}>
        <Picture picture={image} />
      </div>
      <FamilyLabel href={href}>{text}</FamilyLabel>
      <Text look="source" className={styles.note}>
        {note}
      </Text>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <FullMenuLink link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment FamilyColumn on MenuFamilies {
    family
    text
    href
    note
    image {
      ...PictureSmall
    }
    links {
      text
      href
      note
    }
  }
`;
