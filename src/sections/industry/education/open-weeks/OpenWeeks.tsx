import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { inShort } from '../../../../time/inWords';
import { calendarDay, fitting, freeRuns } from './freeRuns';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Section } from '../../../../ui/primitives/Section';
import { House } from './House';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { openWeeks } from './schema';
import * as styles from './OpenWeeks.module.css';

/** Radio buttons choose the job; CSS marks the free days that are long enough. */
export function OpenWeeks(section: SectionProps<typeof openWeeks>) {
  const { title, anchor, lead, legend, monday, workingDays, margin, tasks, houses, origin } =
    section;
  const shown = (day: number): string => inShort(calendarDay(monday, day).toISOString());
  const rooms = houses.map(({ bookings }) =>
    freeRuns(bookings, workingDays).map((run) => ({ run, fits: fitting(run, tasks, margin) })),
  );
  const answer = (task: number): string => {
    const count = rooms.filter((runs) => runs.some(({ fits }) => fits.includes(task))).length;
    return count ? fill(copy.fits, { count, all: houses.length }) : copy.none;
  };
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="tint">
      <div
        className={styles.root}
        data-choices=""
        style={{ '--days': workingDays } as CSSProperties}
      >
        <ChoiceRow
          legend={legend}
          choices={tasks.map(({ name, length }) => ({
            key: name,
            content: (
              <>
                <b className={styles.task}>{name}</b>
                {fill(copy.length, { days: length })}
              </>
            ),
          }))}
        />
        <ul aria-live="polite">
          {tasks.map(({ name, advice }, index) => (
            <li key={name} data-choice={index + 1} className={styles.answer}>
              <strong className={styles.count}>{answer(index + 1)}</strong>
              <p className={styles.advice}>{advice}</p>
            </li>
          ))}
        </ul>
        <div>
          <p className={styles.ruler}>
            <span className="visuallyHidden">
              {fill(copy.weeks, { from: shown(1), to: shown(workingDays) })}
            </span>
            {Array.from({ length: Math.ceil(workingDays / 5) }, (_, week) => (
              <span key={week} aria-hidden="true" className={styles.week}>
                {shown(week * 5 + 1)}
              </span>
            ))}
          </p>
          <ul>
            {houses.map((house, index) => (
              <House key={house.name} house={house} runs={rooms[index] ?? []} shown={shown} />
            ))}
          </ul>
        </div>
        <p className={styles.origin}>{origin}</p>
      </div>
    </Section>
  );
}
