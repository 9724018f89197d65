import { graphql } from 'gatsby';
import { useId } from 'react';
import { MenuLink } from './MenuLink';
import * as styles from './LinkGroup.module.css';

const looks = {
  signs: { root: styles.signs, list: styles.signsList, link: styles.signsLink },
  sentences: { root: styles.sentences, list: undefined, link: styles.sentencesLink },
  names: { root: styles.names, list: styles.namesList, link: styles.namesLink },
};

interface LinkGroupProps {
  readonly group: Queries.LinkGroupFragment;
  /** Stone background to the window’s edge, beside product families. */
  readonly isSide?: boolean;
}

/** Style of a group, by its content: icons, descriptions, or names only. */
function lookOf(links: Queries.LinkGroupFragment['links']): keyof typeof looks {
  if (links.some(({ icon }) => icon)) return 'signs';
  return links.some(({ note }) => note) ? 'sentences' : 'names';
}

/** Links of a menu under a title. */
export function LinkGroup({ group, isSide = false }: LinkGroupProps) {
  const { title, links } = group;
  const id = useId();
  const look = lookOf(links);
  return (
    <div className={isSide ? styles.side : looks[look].root}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id} className={looks[look].list}>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} isFull={look !== 'names'} className={looks[look].link} />
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
      ...MenuLinkParts
    }
  }
`;
