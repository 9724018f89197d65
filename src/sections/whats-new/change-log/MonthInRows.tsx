import copy from '../../../copy/changes.json';
import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { choicesOf } from '../../../ui/changes/changeSheet';
import { changeAnchor } from '../../../ui/changes/changeAnchor';
import { NeedsYou } from '../../../ui/changes/NeedsYou';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { changeLog } from './schema';
import * as styles from './ChangeLog.module.css';
import { Empty, type LogWords } from './MonthInFull';

interface MonthInRowsProps {
  readonly month: SectionProps<typeof changeLog>['inRows'][number];
  readonly words: LogWords;
}

/** Month with a line per change: family, menu, action needed. */
export function MonthInRows({ month, words }: MonthInRowsProps) {
  const { changes, path, version } = month;
  const name = inWords(month.month);
  return (
    <section className={styles.past} aria-label={name}>
      <Heading level={3} size="xs">
        <SiteLink href={path} className={styles.title}>
          {name}
        </SiteLink>{' '}
        <span className={styles.version}>{fill(copy.versionShort, { version })}</span>
      </Heading>
      <ol className={styles.lines}>
        {changes.map((change, index) => (
          <li
            key={change.title}
            className={styles.line}
            data-family={change.family}
            data-choice={choicesOf(change).join(' ')}
          >
            <SiteLink href={`${path}#${changeAnchor(index)}`} className={styles.lineTitle}>
              {change.title}
            </SiteLink>
            <span className={styles.place}>{change.where.join(' › ')}</span>
            <NeedsYou needs={change.needs} />
          </li>
        ))}
        <Empty changes={changes} name={name} words={words} />
      </ol>
    </section>
  );
}
