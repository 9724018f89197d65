import type { CSSProperties } from 'react';
import copy from './words.json';
import { fill } from '../../../text/fillWords';
import { secondsRows } from './secondsRows';
import { Section } from '../../../ui/primitives/Section';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { ninety } from './schema';
import * as styles from './Ninety.module.css';

/** Timeline to scale, its first seconds enlarged below. */
export function Ninety(section: SectionProps<typeof ninety>) {
  const { title, lead, anchor, moments, secondsShown, secondsEnlarged, note } = section;
  const done = moments.at(-1)?.second ?? 0;
  const rows = secondsRows(
    moments.map(({ second }) => second),
    secondsEnlarged,
  );
  const scale = {
    '--done': done / secondsShown,
    '--enlarged': secondsEnlarged,
    '--rows': Math.max(...rows.map(({ row }) => row)),
  } as CSSProperties;
  const end = (secondsEnlarged / secondsShown) * 1000;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div className={styles.root} style={scale}>
        <div className={styles.bar} aria-hidden="true">
          <i className={styles.busy} />
          <span>0</span>
          <span className={styles.until}>{fill(copy.second, { second: done })}</span>
          <span className={styles.quiet}>{section.stillness}</span>
          <span className={styles.to}>{fill(copy.second, { second: secondsShown })}</span>
        </div>
        <svg
          className={styles.fan}
          viewBox="0 0 1000 60"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 -26V60M${end} -26V0L1000 60`} />
        </svg>
        <p className={styles.scale}>{section.scaleNote}</p>
        <ol className={styles.moments}>
          {moments.map(({ second, title: what, text }, index) => (
            <li
              key={second}
              className={styles.moment}
              style={
                {
                  '--at': second,
                  '--row': rows[index]?.row,
                  '--free': rows[index]?.free,
                } as CSSProperties
              }
            >
              <span className={styles.time}>{fill(copy.second, { second })}</span>
              <b className={styles.what}>{what}</b>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {note ? (
        <Text look="source" className={styles.note}>
          {note}
        </Text>
      ) : null}
    </Section>
  );
}
