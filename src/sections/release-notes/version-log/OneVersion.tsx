import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { versionAnchor } from '../../../ui/changes/versionAnchor';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Day } from '../../../ui/primitives/Day';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import { NoteMark } from './NoteMark';
import { choicesOfVersion, notesOf, TONES } from './notes';
import type { versionLog } from './schema';
import { VersionNotes } from './VersionNotes';
import words from './words.json';
import * as styles from './OneVersion.module.css';

interface OneVersionProps {
  readonly version: SectionProps<typeof versionLog>['versions'][number];
  readonly isOpen?: boolean;
}

/** A version as one line, which opens to its notes; links to it open it. */
export function OneVersion({ version, isOpen = false }: OneVersionProps) {
  const { month, path, label } = version;
  const notes = notesOf(version);
  const counts = TONES.flatMap((tone) => {
    const count = notes.filter((note) => note.tone === tone).length;
    return count > 0 ? [{ tone, count }] : [];
  });
  return (
    <li data-choice={choicesOfVersion(version).join(' ')}>
      <Fold
        isOpen={isOpen}
        title={
          <span className={styles.line}>
            <Heading level={3} size="xs" className={styles.number}>
              {version.version}
            </Heading>
            <Text as="span" look="label">
              {label}
            </Text>
            <Text as="span" look="small" isSoft className={styles.day}>
              <Day iso={version.released} />
            </Text>
            <span className={styles.counts}>
              {counts.map(({ tone, count }) => (
                <Text key={tone} as="span" look="source" className={styles.count}>
                  <span className={styles.marks}>
                    {Array.from({ length: count }, (_, index) => (
                      <NoteMark key={index} tone={tone} />
                    ))}
                  </span>
                  {fill(words[tone], { count })}
                </Text>
              ))}
            </span>
          </span>
        }
      >
        <div id={versionAnchor(version.version)} className={styles.notes}>
          <VersionNotes version={version} />
          <ArrowLink href={path}>{fill(words.month, { month: inWords(month) })}</ArrowLink>
        </div>
      </Fold>
    </li>
  );
}
