import copy from '../../copy/layout.json';
import { site } from '../../site';
import { SiteLink } from './SiteLink';
import * as styles from './Logo.module.css';

/** Logo: mark and name. */
export function Logo() {
  return (
    <SiteLink href="/" className={styles.root}>
      <svg viewBox="0 0 30 30" width={30} height={30} fill="currentColor" aria-hidden="true">
        <path d="M1 4h28v6.5h-3V27h-6V10.5H10V27H4V10.5H1z" />
      </svg>
      {site.name}
      <span className="visuallyHidden"> {copy.home}</span>
    </SiteLink>
  );
}
