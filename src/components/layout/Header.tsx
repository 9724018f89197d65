import { graphql, useStaticQuery } from 'gatsby';
import copy from '../../copy/layout.json';
import { site } from '../../site';
import { SiteLink } from '../primitives/SiteLink';
import * as styles from './Header.module.css';

interface HeaderProps {
  readonly isDark: boolean;
}

/** The bar on top of a page. */
export function Header({ isDark }: HeaderProps) {
  const { navigation } = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      navigation(slug: { eq: "header" }) {
        groups {
          links {
            ...ActionLink
          }
        }
        actions {
          ...ActionLink
        }
      }
    }
  `);
  const links = navigation
    ? [...navigation.groups.flatMap((group) => group.links), ...navigation.actions]
    : [];
  return (
    <header className={styles.root} data-theme={isDark ? 'dark' : undefined}>
      <div className={styles.bar}>
        <SiteLink href="/" className={styles.logo}>
          {site.name}
          <span className="visuallyHidden"> {copy.home}</span>
        </SiteLink>
        <nav aria-label={copy.mainNavigation}>
          <ul className={styles.list}>
            {links.map(({ text, href }) => (
              <li key={href}>
                <SiteLink href={href} className={styles.link}>
                  {text}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
