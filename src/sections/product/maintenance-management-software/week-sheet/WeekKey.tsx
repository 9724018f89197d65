import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { hoursByKind, KINDS } from './week';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { weekSheet } from './schema';
import * as blocks from './WeekDay.module.css';
import * as styles from './WeekKey.module.css';

interface WeekKeyProps {
  readonly week: SectionProps<typeof weekSheet>['week'];
}

/** Legend of the kinds of blocks, with planned and actual hours. */
export function WeekKey({ week }: WeekKeyProps) {
  const planned = hoursByKind(week.people.flatMap((person) => person.planned));
  const happened = hoursByKind(week.people.flatMap((person) => person.happened));
  return (
    <ul className={styles.root}>
      {Object.values(KINDS).map((kind) => (
        <li key={kind} className={styles.entry}>
          <span className={styles.name}>
            <i className={`${styles.mark} ${blocks[kind]}`} /> {week[kind]}
          </span>
          <span>
            {fill(copy.hours, { n: planned[kind] })} {copy.planned}
          </span>
          <b className={styles.came}>
            {fill(copy.hours, { n: happened[kind] })} {copy.happened}
          </b>
        </li>
      ))}
      <li className={styles.entry}>
        <span className={styles.name}>
          <i className={`${styles.mark} ${blocks.round} ${blocks.moved}`} /> {week.moved}
        </span>
      </li>
    </ul>
  );
}
