import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { Day } from '../../../ui/primitives/Day';
import { Emphasis } from '../../../ui/primitives/Emphasis';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { emptyLogChoices, VersionNotes } from '../../../ui/changes/VersionNotes';
import { versionAnchor } from '../../../ui/changes/versionAnchor';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { versionLog } from './schema';
import * as styles from './VersionLog.module.css';

interface OneVersionProps {
  readonly version: SectionProps<typeof versionLog>['versions'][number];
  readonly changesLink: string;
  readonly empty: string;
}

/** Changes of a version, with a link to its month. */
export function OneVersion({ version, changesLink, empty }: OneVersionProps) {
  const { month, path, released, figureSaid } = version;
  const anchor = versionAnchor(version.version);
  const choices = emptyLogChoices(version);
  return (
    <section id={anchor} className={styles.version} aria-labelledby={`${anchor}-title`}>
      <header className={styles.title}>
        <Heading level={3} size="md" id={`${anchor}-title`}>
          <a href={`#${anchor}`} className={styles.anchor}>
            {version.version}
          </a>
        </Heading>
        <span className={styles.aside}>
          <Day iso={released} />
        </span>
        <SiteLink href={path} className={styles.told}>
          {fill(changesLink, { month: inWords(month) })}
        </SiteLink>
        <Text look="small" isSoft className={styles.figure}>
          <Emphasis text={figureSaid ?? ''} />
        </Text>
      </header>
      <VersionNotes version={version} />
      {choices.length > 0 ? (
        <p className={styles.empty} data-choice={choices.join(' ')}>
          {empty}
        </p>
      ) : null}
    </section>
  );
}
