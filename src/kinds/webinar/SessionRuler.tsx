import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { fill } from '../../text/fillWords';
import copy from '../../copy/webinar.json';
import { cutAt } from '../../ui/plot/cutAt';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { minuteAnchor } from '../../ui/webinar/minuteAnchor';
import * as styles from './SessionRuler.module.css';

/** Session as a bar to scale, cut into its parts, each a link to its text. */
export function SessionRuler({ minutes, agenda }: Queries.SessionRulerFragment) {
  const pieces = cutAt(
    agenda.map(({ minute }) => minute),
    minutes,
  );
  return (
    <nav aria-label={copy.agenda} className={styles.root}>
      <ol>
        {agenda.map(({ minute, title }, index) => (
          <li
            key={minute}
            style={{ '--minutes': pieces[index]?.length } as CSSProperties}
            className={styles.piece}
          >
            <SiteLink href={`#${minuteAnchor(minute)}`} className={styles.link}>
              <span className={styles.at}>{fill(copy.minute, { minute })}</span>
              <span className={styles.title}>{title}</span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const fragment = graphql`
  fragment SessionRuler on Webinar {
    minutes
    agenda {
      minute
      title
    }
  }
`;
