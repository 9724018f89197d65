import { graphql } from 'gatsby';
import { useRef } from 'react';
import { useSite } from '../useSite';
import { ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { SiteLink } from '../primitives/SiteLink';
import { looks } from '../primitives/Text';
import { Logo } from '../primitives/Logo';
import { MobileMenu } from './MobileMenu';
import { SearchButton } from './SearchButton';
import { Menus } from './menus/Menus';
import { useScrolled } from './menus/useScrolled';
import { useDarkGround } from './useDarkGround';
import * as styles from './Header.module.css';

interface HeaderProps {
  readonly isDark: boolean;
  /** Whether the page has a footer with navigation. */
  readonly hasFooter?: boolean;
}

/** Header: menus, mobile menu, search and actions. */
export function Header({ isDark, hasFooter = true }: HeaderProps) {
  const root = useRef<HTMLElement>(null);
  useScrolled(root);
  useDarkGround(root, isDark);
  const { header, news, blog } = useSite();
  const [demo, ...others] = header?.actions ?? [];
  if (!header || !demo) return null;
  return (
    <header ref={root} className={styles.root} data-theme={isDark ? 'dark' : undefined}>
      <Container className={styles.bar}>
        <Logo />
        <Menus
          menus={header.menus.filter(({ onPhonesOnly }) => !onPhonesOnly)}
          links={header.links}
          posts={{
            news: news.nodes.map(({ closing, ...post }) => ({
              ...post,
              image: closing?.image ?? null,
            })),
            blog: blog.nodes,
          }}
        />
        <div className={styles.end}>
          <SearchButton />
          {others.map(({ text, href }) => (
            <SiteLink key={href} href={href} className={`${styles.other} ${looks.control}`}>
              {text}
            </SiteLink>
          ))}
          <ButtonLink href={demo.href} variant="ink" size="small" className={styles.demo}>
            {demo.text}
          </ButtonLink>
          <MobileMenu {...header} hasFooter={hasFooter} />
        </div>
      </Container>
    </header>
  );
}

export const fragment = graphql`
  fragment SiteNavigation on Query {
    header: siteHeader(slug: { eq: "header" }) {
      menus {
        ...MenuParts
      }
      links {
        ...ActionLink
      }
      actions {
        ...ActionLink
      }
    }
    news: allPressRelease(sort: [{ date: DESC }, { path: ASC }], limit: 2) {
      nodes {
        href: path
        title
        date
        closing {
          image {
            ...PictureSmall
          }
        }
      }
    }
    blog: allBlogPost(sort: [{ date: DESC }, { slug: ASC }], limit: 2) {
      nodes {
        href
        title
        date
        image {
          ...PictureSmall
        }
      }
    }
  }
`;
