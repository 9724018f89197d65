import { fill } from '../../text/fillWords';
import copy from './legal.json';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { looks } from '../../ui/primitives/Text';
import * as styles from './LegalHead.module.css';

interface LegalHeadProps {
  readonly title: string;
  readonly versions: readonly Queries.LegalVersionFragment[];
  /** Address of its PDF; without one, the browser makes it. */
  readonly download?: string | null;
}

/** Title of a document, its effective date, and a link to its changes. */
export const LegalHead = ({ title, versions, download }: LegalHeadProps) => (
  <header className={styles.root}>
    <Heading level={1} size="lg">
      {title}
    </Heading>
    <ul className={`${styles.facts} ${looks.nav}`}>
      <li>
        {copy.changed} <Day iso={versions[0]?.date ?? ''} />
      </li>
      <li>{fill(copy.version, { number: versions.length })}</li>
      <li className={styles.onScreen}>
        <a href="#versions">{copy.whatChanged}</a>
      </li>
      {download ? (
        <li className={styles.onScreen}>
          <a href={download} type="application/pdf">
            {copy.download}
          </a>
        </li>
      ) : (
        <li className={`${styles.onScreen} ${styles.scripted}`}>
          <button type="button" className={styles.save} onClick={() => window.print()}>
            {copy.save}
          </button>
        </li>
      )}
    </ul>
  </header>
);
