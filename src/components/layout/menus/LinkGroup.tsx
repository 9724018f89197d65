import { graphql } from 'gatsby';
import { useId } from 'react';
import { MenuLink } from './MenuLink';
import * as styles from './LinkGroup.module.css';

interface LinkGroupProps {
  readonly group: Queries.LinkGroupFragment;
  /** On stone to the edge of the window, beside product families. */
  readonly isSide?: boolean;
}

/** How a group looks follows from what its writer gave: signs, sentences, or names alone. */
function lookOf(links: Queries.LinkGroupFragment['links']): 'signs' | 'sentences' | 'names' {
  if (links.some(({ icon }) => icon)) return 'signs';
  return links.some(({ note }) => note) ? 'sentences' : 'names';
}

/** Links of a menu under a title. */
export function LinkGroup({ group, isSide = false }: LinkGroupProps) {
  const { title, links } = group;
  const id = useId();
  const look = lookOf(links);
  return (
    <div className={isSide ? styles.side : styles[look]}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles[`${look}List`]}>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} isFull={look !== 'names'} className={styles[`${look}Link`]} />
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
