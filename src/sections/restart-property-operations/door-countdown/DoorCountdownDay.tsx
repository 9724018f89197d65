import copy from '../../../copy/sheet.json';
import { dateOf, isWeekend, signed } from './countdown';
import { Heading } from '../../../ui/primitives/Heading';
import { SheetTick } from '../../../ui/sheet/SheetTick';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { doorCountdown } from './schema';
import * as styles from './DoorCountdownDay.module.css';

interface DoorCountdownDayProps {
  readonly day: SectionProps<typeof doorCountdown>['days'][number];
  /** ISO day of the opening, or empty. */
  readonly opening: string;
  readonly sharedText: string;
}

/** Day of the checklist: number, date if known, people and tasks. */
export function DoorCountdownDay({ day, opening, sharedText }: DoorCountdownDayProps) {
  const id = `day${day.day}`;
  const date = dateOf(opening, day.day);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      data-day=""
      className={day.day === 0 ? `${styles.root} ${styles.door}` : styles.root}
      data-theme={day.day === 0 ? 'dark' : undefined}
    >
      <p className={styles.number}>{signed(day.day)}</p>
      <header className={styles.head}>
        <Heading level={2} size="sm" id={`${id}-name`}>
          {day.name}
        </Heading>
        {date ? (
          <p className={styles.date}>
            {date}
            {isWeekend(opening, day.day) ? <b> {copy.weekend}</b> : null}
          </p>
        ) : null}
        <p className={styles.who}>{day.who}</p>
      </header>
      <ol className={styles.tasks}>
        {day.tasks.map(({ key, what, source, isShared }) => (
          <li key={key} className={styles.task}>
            <SheetTick name={key} describedBy={source ? `${key}-source` : undefined}>
              {what}
            </SheetTick>
            {source || isShared ? (
              <p id={`${key}-source`} className={styles.source}>
                {source} {isShared ? <b className={styles.shared}>{sharedText}</b> : null}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
