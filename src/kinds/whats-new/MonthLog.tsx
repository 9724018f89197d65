import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { Text } from '../../ui/primitives/Text';
import { releaseNotesPath } from '../../site';
import * as styles from './MonthLog.module.css';
import { versionAnchor } from '../../ui/changes/versionAnchor';
import { VersionNotes } from '../../ui/changes/VersionNotes';

/** Anchor of the log on the page of a month. */
export const MONTH_LOG = 'log';

/** Fixes, known faults and API changes of a version, below its main changes. */
export const MonthLog = ({ version }: { readonly version: Queries.VersionPartsFragment }) => (
  <section id={MONTH_LOG} className={styles.root} aria-labelledby="log-title">
    <Heading level={2} size="xs" id="log-title">
      {fill(copy.log, { version: version.version })}
    </Heading>
    <Text look="small" isSoft>
      {fill(copy.version, { version: version.version })} <Day iso={version.released} />
    </Text>
    <VersionNotes version={version} />
    <ArrowLink href={`${releaseNotesPath}#${versionAnchor(version.version)}`}>
      {copy.allVersions}
    </ArrowLink>
  </section>
);
