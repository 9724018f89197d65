import { SiteLink } from './SiteLink';
import * as styles from './LinkRow.module.css';

interface LinkRowProps {
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

/** Row of text links. */
export function LinkRow({ links }: LinkRowProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.list}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <SiteLink href={href} className={styles.link}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
