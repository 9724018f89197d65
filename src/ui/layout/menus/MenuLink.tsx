import { graphql } from 'gatsby';
import copy from '../../../copy/layout.json';
import { Icon } from '../../primitives/Icon';
import type { IconName } from '../../../content-model/iconNames';
import { SiteLink } from '../../primitives/SiteLink';
import * as styles from './MenuLink.module.css';

interface MenuLinkProps {
  readonly link: Queries.MenuLinkPartsFragment;
  /** With icon and description. */
  readonly isFull?: boolean;
  readonly className?: string | undefined;
}

/** Link of a menu or footer; says so if it opens a new tab. */
export function MenuLink({ link, isFull = false, className }: MenuLinkProps) {
  const { text, href, note, icon, opensTab } = link;
  const tab = opensTab ? (
    <>
      <span className="visuallyHidden"> {copy.newTab}</span>{' '}
      <Icon name="external" className={styles.tab} />
    </>
  ) : null;
  return (
    <SiteLink href={href} opensTab={opensTab} className={className}>
      {isFull ? (
        <>
          {icon ? <Icon name={icon as IconName} className={styles.icon} /> : null}
          <span>
            <b className={styles.name}>{text} </b>
            {note}
            {tab}
          </span>
        </>
      ) : (
        <>
          {text}
          {tab}
        </>
      )}
    </SiteLink>
  );
}

export const fragment = graphql`
  fragment MenuLinkParts on MenuLink {
    text
    href
    note
    icon
    opensTab
    isHead
  }
`;
