import { graphql } from 'gatsby';
import copy from '../../copy/layout.json';
import { useSite } from '../useSite';
import { Container } from '../primitives/Container';
import { looks } from '../primitives/Text';
import { FooterBrand } from './FooterBrand';
import { FooterColumn } from './FooterColumn';
import { FooterEnd } from './FooterEnd';
import * as styles from './Footer.module.css';

/** Footer of a page, with the full navigation. */
export function Footer() {
  const { footer } = useSite();
  if (!footer) return null;
  return (
    <footer className={styles.root} data-theme="dark" data-keep-clear data-bar-off="">
      <Container>
        <div className={`${styles.top} ${looks.nav}`}>
          <FooterBrand footer={footer} />
          <nav id="footer-navigation" aria-label={copy.footerNavigation} className={styles.columns}>
            {footer.columns.map((column) => (
              <FooterColumn key={column.title} column={column} />
            ))}
          </nav>
        </div>
        <FooterEnd footer={footer} />
      </Container>
    </footer>
  );
}

export const fragment = graphql`
  fragment SiteEnd on Query {
    footer: siteFooter(slug: { eq: "footer" }) {
      ...FooterBrand
      columns {
        ...FooterColumn
      }
      ...FooterEnd
    }
  }
`;
