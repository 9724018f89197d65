import { graphql } from 'gatsby';
import copy from '../../../copy/changes.json';
import { Text } from '../../../ui/primitives/Text';
import { NoteMark } from './NoteMark';
import { notesOf } from './notes';
import * as styles from './VersionNotes.module.css';

interface VersionNotesProps {
  readonly version: Queries.VersionPartsFragment;
}

/** The log of one version, line by line. */
export const VersionNotes = ({ version }: VersionNotesProps) => (
  <Text as="div" look="small">
    <ul>
      {notesOf(version).map(({ tag, tone, family, html, choice, aside }) => (
        <li key={html} className={styles.row} data-choice={`1 ${choice}`}>
          <Text as="span" look="label" className={styles.tag}>
            <NoteMark tone={tone} />
            {tag}
          </Text>
          <Text as="span" look="small" isSoft>
            {family ? copy.short[family as keyof typeof copy.short] : copy.programs}
          </Text>
          <div className={styles.text}>
            <div dangerouslySetInnerHTML={{ __html: html }} />
            {aside ? (
              <Text as="span" look="source">
                {aside}
              </Text>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  </Text>
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
