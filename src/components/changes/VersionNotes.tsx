import { graphql } from 'gatsby';
import copy from '../../copy/changes.json';
import * as styles from './VersionNotes.module.css';

type Version = Queries.VersionPartsFragment;

interface Row {
  /** What kind of line it is, in a word or two. */
  readonly tag: string;
  /** For the mark in front of it. */
  readonly tone: 'fixed' | 'open' | 'api';
  readonly family?: string;
  readonly html: string;
  readonly aside?: string | undefined;
}

/** Every line of the log of one version: mended, known and not mended, and for programs. */
export function rowsOf({ fixes, knownFaults, api }: Version): readonly Row[] {
  return [
    ...fixes.map(({ family, text }) => ({
      tag: copy.fixed,
      tone: 'fixed' as const,
      family,
      html: text,
    })),
    ...knownFaults.map(({ family, text, until }) => ({
      tag: copy.known,
      tone: 'open' as const,
      family,
      html: text,
      aside: until ? `${copy.until} ${until}` : copy.open,
    })),
    ...api.map(({ is, text }) => ({
      tag: copy.api[is as keyof typeof copy.api],
      tone: 'api' as const,
      html: text,
    })),
  ];
}

const tones = { fixed: styles.fixed, open: styles.open, api: styles.api };

/** The log of one version, line by line. */
export const VersionNotes = ({ version }: { readonly version: Version }) => (
  <ul className={styles.list}>
    {rowsOf(version).map(({ tag, tone, family, html, aside }) => (
      <li key={html} className={styles.row}>
        <span className={`${styles.tag} ${tones[tone]}`}>{tag}</span>
        <span className={styles.family}>
          {family ? copy.short[family as keyof typeof copy.short] : copy.programs}
        </span>
        <div className={styles.text}>
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {aside ? <span className={styles.aside}>{aside}</span> : null}
        </div>
      </li>
    ))}
  </ul>
);

export const fragment = graphql`
  fragment VersionParts on WhatsNew {
    version
    released
    fixes {
      family
      text
    }
    knownFaults {
      family
      text
      until
    }
    api {
      is
      text
    }
  }
`;
