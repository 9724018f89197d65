import { fill } from '../../../text/fillWords';
import { inWords } from '../../../time/inWords';
import { choicesOf } from '../../../ui/changes/changeSheet';
import { changeAnchor } from '../../../ui/changes/changeAnchor';
import { NeedsYou } from '../../../ui/changes/NeedsYou';
import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { changeLog } from './schema';
import * as styles from './ChangeLog.module.css';

interface MonthInRowsProps {
  readonly month: SectionProps<typeof changeLog>['inRows'][number];
  readonly words: { readonly monthLink: string; readonly monthLine: string };
}

/** Month as a line, which opens to a line per change: family, menu, action needed. */
export function MonthInRows({ month, words }: MonthInRowsProps) {
  const { changes, path, version, label } = month;
  const choices = [...new Set(changes.flatMap(choicesOf))];
  return (
    <li data-choice={choices.join(' ')}>
      <Fold
        title={
          <span className={styles.name}>
            <Heading level={3} size="xs">
              {inWords(month.month)}
            </Heading>
            <Text as="span" look="small" isSoft>
              {fill(words.monthLine, { version, label })}
            </Text>
          </span>
        }
      >
        <ol className={styles.lines}>
          {changes.map((change, index) => (
            <li
              key={change.title}
              className={styles.line}
              data-family={change.family}
              data-choice={choicesOf(change).join(' ')}
            >
              <Text as="span" look="label">
                <SiteLink href={`${path}#${changeAnchor(index)}`} className={styles.title}>
                  {change.title}
                </SiteLink>
              </Text>
              <Text as="span" look="source" className={styles.place}>
                {change.where.join(' › ')}
              </Text>
              <NeedsYou needs={change.needs} />
            </li>
          ))}
          <li>
            <ArrowLink href={path}>{words.monthLink}</ArrowLink>
          </li>
        </ol>
      </Fold>
    </li>
  );
}
