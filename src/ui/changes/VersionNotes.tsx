import { graphql } from 'gatsby';
import copy from '../../copy/changes.json';
import { SHEET_FAMILIES } from './changeSheet';
import * as styles from './VersionNotes.module.css';

type Version = Queries.VersionPartsFragment;

interface Row {
  /** Kind of the line, in a word or two. */
  readonly tag: string;
  /** Tone of the mark before it. */
  readonly tone: 'fixed' | 'open' | 'api';
  readonly family?: string;
  readonly html: string;
  /** Filter options that show it, from 1: all, the four families, API. */
  readonly choices: string;
  readonly aside?: string | undefined;
}

const FOR_PROGRAMS = SHEET_FAMILIES.length + 2;

const choicesFor = (family: string): string => `1 ${SHEET_FAMILIES.indexOf(family as 'cmms') + 2}`;

/** Lines of a version: fixes, known faults, and changes of the API. */
function rowsOf({ fixes, knownFaults, api }: Version): readonly Row[] {
  return [
    ...fixes.map(({ family, text }) => ({
      tag: copy.fixed,
      tone: 'fixed' as const,
      family,
      html: text,
      choices: choicesFor(family),
    })),
    ...knownFaults.map(({ family, text, until }) => ({
      tag: copy.known,
      tone: 'open' as const,
      family,
      html: text,
      choices: choicesFor(family),
      aside: until ? `${copy.until} ${until}` : copy.open,
    })),
    ...api.map(({ is, text }) => ({
      tag: copy.api[is as keyof typeof copy.api],
      tone: 'api' as const,
      html: text,
      choices: `1 ${FOR_PROGRAMS}`,
    })),
  ];
}

/** Filter options that show no line of a version. */
export function emptyLogChoices(version: Version): number[] {
  const shown = new Set(rowsOf(version).flatMap(({ choices }) => choices.split(' ').map(Number)));
  return Array.from({ length: FOR_PROGRAMS }, (_, index) => index + 1).filter(
    (choice) => !shown.has(choice),
  );
}

const tones = { fixed: styles.fixed, open: styles.open, api: styles.api };

/** The log of one version, line by line. */
export const VersionNotes = ({ version }: { readonly version: Version }) => (
  <ul className={styles.list}>
    {rowsOf(version).map(({ tag, tone, family, html, choices, aside }) => (
      <li key={html} className={styles.row} data-choice={choices}>
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
