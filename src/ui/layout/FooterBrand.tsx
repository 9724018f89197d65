import { graphql } from 'gatsby';
import { Logo } from '../primitives/Logo';
import * as styles from './FooterBrand.module.css';

interface FooterBrandProps {
  readonly footer: Queries.FooterBrandFragment;
}

/** Company name and social profiles. */
export function FooterBrand({ footer }: FooterBrandProps) {
  return (
    <div>
      <Logo />
      <p className={styles.line}>{footer.brand}</p>
      <ul className={styles.list}>
        {footer.social.map(({ mark, text, href }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer" className={styles.link}>
              <img src={`/icons/${mark}.svg`} alt={text} width={22} height={22} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment FooterBrand on SiteFooter {
    brand
    social {
      mark
      text
      href
    }
  }
`;
