import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { WeekDay } from './WeekDay';
import { WeekKey } from './WeekKey';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { weekSheet } from './schema';
import * as styles from './Week.module.css';

interface WeekProps {
  readonly week: SectionProps<typeof weekSheet>['week'];
}

const VIEWS = ['both', 'planned', 'happened'] as const;

/** A row per person, a cell per day: plan above, actual below. */
export function Week({ week }: WeekProps) {
  const { name, sentence, dayHours, dayNames, people } = week;
  return (
    <div className={styles.root}>
      <ChoiceRow
        legend={name}
        look="chips"
        choices={VIEWS.map((view) => ({ key: view, content: week[view] }))}
      />
      <div role="img" aria-label={sentence}>
        <div aria-hidden="true" className={styles.sheet}>
          <p className={styles.days}>
            {dayNames.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </p>
          {people.map((person) => (
            <div key={person.name} className={styles.person}>
              <p className={styles.who}>
                <b className={styles.whoName}>{person.name}</b> {person.trade}
              </p>
              {dayNames.map((day, index) => (
                <div key={day} className={styles.day}>
                  <WeekDay day={person.planned[index] ?? ''} of={dayHours} lane="planned" />
                  <WeekDay day={person.happened[index] ?? ''} of={dayHours} lane="happened" />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <WeekKey week={week} />
    </div>
  );
}
