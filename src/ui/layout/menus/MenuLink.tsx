import type { ReactNode } from 'react';
import copy from '../../../copy/layout.json';
import { Icon } from '../../primitives/Icon';
import { SiteLink } from '../../primitives/SiteLink';
import * as styles from './MenuLink.module.css';

interface MenuLinkProps {
  readonly link: { readonly text: string; readonly href: string; readonly opensTab?: boolean };
  readonly className?: string | undefined;
  /** More than its name, around what says that it opens a new tab. */
  readonly children?: (tab: ReactNode) => ReactNode;
}

/** Link of a menu or footer; says so if it opens a new tab. */
export function MenuLink({ link, className, children }: MenuLinkProps) {
  const { text, href, opensTab } = link;
  const tab = opensTab ? (
    <>
      <span className="visuallyHidden"> {copy.newTab}</span>{' '}
      <Icon name="external" className={styles.tab} />
    </>
  ) : null;
  return (
    <SiteLink href={href} opensTab={opensTab} className={className}>
      {children ? (
        children(tab)
      ) : (
        <>
          {text}
          {tab}
        </>
      )}
    </SiteLink>
  );
}
