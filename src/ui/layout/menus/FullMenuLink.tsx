import type { ComponentProps } from 'react';
import { Icon } from '../../primitives/Icon';
import type { IconName } from '../../../content-model/iconNames';
import { MenuLink } from './MenuLink';
import * as styles from './FullMenuLink.module.css';

type FullMenuLinkProps = ComponentProps<typeof MenuLink> & {
  readonly link: { readonly note?: string | null; readonly icon?: string | null };
};

/** Link of a menu with icon and description; its styles come with the menus alone. */
export const FullMenuLink = ({ link, className }: FullMenuLinkProps) => (
  <MenuLink link={link} className={className}>
    {(tab) => (
      <>
        {link.icon ? <Icon name={link.icon as IconName} className={styles.icon} /> : null}
        <span>
          <b className={styles.name}>{link.text} </b>
          {link.note}
          {tab}
        </span>
      </>
    )}
  </MenuLink>
);
