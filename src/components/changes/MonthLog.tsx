import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { ArrowLink } from '../primitives/ArrowLink';
import { Day } from '../primitives/Day';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import { releaseNotesPath } from '../../site';
import * as styles from './MonthLog.module.css';
import { versionAnchor } from './versionAnchor';
import { VersionNotes } from './VersionNotes';

/** Anchor of the log on the page of a month. */
export const MONTH_LOG = 'log';

/** What else a version fixed, broke and told programs, under the changes that people see. */
export const MonthLog = ({ version }: { readonly version: Queries.VersionPartsFragment }) => (
  <section id={MONTH_LOG} className={styles.root} aria-labelledby="log-title">
    <Heading level={2} size="xs" id="log-title">
      {fill(copy.log, { version: version.version })}
    </Heading>
    <Text size="small" isSoft>
      {fill(copy.version, { version: version.version })} <Day iso={version.released} />
    </Text>
    <VersionNotes version={version} />
    <ArrowLink href={`${releaseNotesPath}#${versionAnchor(version.version)}`}>
      {copy.allVersions}
    </ArrowLink>
  </section>
);
