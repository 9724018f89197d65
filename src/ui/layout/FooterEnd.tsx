import { graphql } from 'gatsby';
import { SiteLink } from '../primitives/SiteLink';
import { looks } from '../primitives/Text';
import * as styles from './FooterEnd.module.css';

interface FooterEndProps {
  readonly footer: Queries.FooterEndFragment;
}

/** Last line: copyright, careers and legal links. */
export function FooterEnd({ footer }: FooterEndProps) {
  const { copyright, hiring, legal } = footer;
  return (
    <div className={`${styles.root} ${looks.source}`}>
      <p>
        {copyright}
        {hiring ? (
          <>
            {' · '}
            {hiring.text}{' '}
            <SiteLink href={hiring.link.href} className={styles.hiring}>
              {hiring.link.text}
            </SiteLink>
          </>
        ) : null}
      </p>
      <ul className={styles.list}>
        {legal.map(({ text, href }) => (
          <li key={href}>
            <SiteLink href={href}>{text}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment FooterEnd on SiteFooter {
    copyright
    hiring {
      text
      link {
        ...ActionLink
      }
    }
    legal {
      ...ActionLink
    }
  }
`;
