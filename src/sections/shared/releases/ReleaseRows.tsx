import copy from '../../../copy/newsroom.json';
import { inShort } from '../../../time/inWords';
import { Heading } from '../../../ui/primitives/Heading';
import { Emphasis } from '../../../ui/primitives/Emphasis';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Text } from '../../../ui/primitives/Text';
import { byYear } from './byYear';
import * as styles from './ReleaseRows.module.css';

export interface Release {
  /** ISO day. */
  readonly date: string;
  readonly topic: string;
  readonly path: string;
  readonly title: string;
  /** Number and words of its figure, `**354 of 1,412** have …`. */
  readonly figureSaid?: string | null;
}

interface ReleaseRowsProps {
  readonly releases: readonly Release[];
  /** Heading level of the years. */
  readonly level?: 2 | 3;
}

/** Press releases by year, a row each. */
export function ReleaseRows({ releases, level = 3 }: ReleaseRowsProps) {
  return byYear(releases).map(([year, rows]) => (
    <div key={year} className={styles.year}>
      <Heading level={level} size="md" className={styles.number}>
        {year}
      </Heading>
      <ol>
        {rows.map(({ path, title, date, topic, figureSaid }) => (
          <li key={path} className={styles.item} data-entry>
            <SiteLink href={path} className={styles.row}>
              <time dateTime={date} className={styles.meta}>
                {inShort(date)}
              </time>
              <span className={styles.topic}>{copy.topics[topic as keyof typeof copy.topics]}</span>
              <b className={styles.title}>{title}</b>
              {figureSaid ? (
                <Text as="span" look="small" isSoft className={styles.said}>
                  <Emphasis text={figureSaid} />
                </Text>
              ) : null}
            </SiteLink>
          </li>
        ))}
      </ol>
    </div>
  ));
}
