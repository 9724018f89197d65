import { graphql } from 'gatsby';
import { useId } from 'react';
import { looks, Text } from '../../primitives/Text';
import { FullMenuLink } from './FullMenuLink';
import { MenuLink } from './MenuLink';
import * as styles from './LinkGroup.module.css';

const groups = {
  signs: { root: styles.signs, list: styles.signsList, link: styles.signsLink },
  sentences: { root: styles.sentences, list: undefined, link: styles.sentencesLink },
  names: { root: styles.names, list: styles.namesList, link: `${styles.namesLink} ${looks.menu}` },
};

interface LinkGroupProps {
  readonly group: Queries.LinkGroupFragment;
  /** Stone background to the window’s edge, beside product families. */
  readonly isSide?: boolean;
}

/** Style of a group, by its content: icons, descriptions, or names only. */
function lookOf(links: Queries.LinkGroupFragment['links']): keyof typeof groups {
  if (links.some(({ icon }) => icon)) return 'signs';
  return links.some(({ note }) => note) ? 'sentences' : 'names';
}

/** Links of a menu under a title. */
export function LinkGroup({ group, isSide = false }: LinkGroupProps) {
  const { title, links } = group;
  const id = useId();
  const look = lookOf(links);
  const Link = look === 'names' ? MenuLink : FullMenuLink;
  return (
    <div className={isSide ? styles.side : groups[look].root}>
      <Text look="source" id={id} className={styles.title}>
        {title}
      </Text>
      <ul aria-labelledby={id} className={groups[look].list}>
        {links.map((link) => (
          <li key={link.href}>
            <Link link={link} className={groups[look].link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment LinkGroup on MenuGroups {
    title
    links {
      text
      href
      note
      icon
      opensTab
    }
  }
`;
