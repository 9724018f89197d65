import { graphql, useStaticQuery } from 'gatsby';
import copy from '../../copy/layout.json';
import { SiteLink } from '../primitives/SiteLink';
import * as styles from './Footer.module.css';

/** The links under a page. */
export function Footer() {
  const { navigation } = useStaticQuery<Queries.FooterQuery>(graphql`
    query Footer {
      navigation(slug: { eq: "footer" }) {
        note
        groups {
          title
          links {
            ...ActionLink
          }
        }
      }
    }
  `);
  if (!navigation) return null;
  return (
    <footer className={styles.root} data-theme="dark">
      <nav className={styles.inner} aria-label={copy.footerNavigation}>
        {navigation.groups.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(({ text, href }) => (
                <li key={href}>
                  <SiteLink href={href} className={styles.link}>
                    {text}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {navigation.note ? <p className={styles.note}>{navigation.note}</p> : null}
      </nav>
    </footer>
  );
}
