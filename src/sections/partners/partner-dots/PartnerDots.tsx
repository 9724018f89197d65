import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import { dotColumns, medianOf, placeOnLogAxis } from '../../../ui/plot/dotColumns';
import { formatDollars } from '../../../format/number.ts';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { partnerDots } from './schema';
import * as styles from './PartnerDots.module.css';

/** Columns of dots along the axis. */
const COLUMNS = 36;

const at = (place: number) => ({ '--at': `${place.toFixed(1)}%` }) as CSSProperties;

const dots = (count: number) =>
  Array.from({ length: count }, (_, dot) => <i key={dot} className={styles.dot} />);

/** Dots stacked in columns on a logarithmic axis; partners without earnings in a stack beside it. */
export function PartnerDots(section: SectionProps<typeof partnerDots>) {
  const { anchor, title, lead, ticks, nothing, medianLabel, crowds, note, ...axis } = section;
  return (
    <Section anchor={anchor} title={title} lead={lead} ground="sunken">
      <div className={styles.root}>
        {crowds.map(({ kind, zeros, earned: json, story }) => {
          const earned = json;
          const median = medianOf(earned);
          return (
            <div key={kind} className={styles.crowd}>
              <h3 className={styles.kind}>
                {kind} <span className={styles.all}>{zeros + earned.length}</span>
              </h3>
              <div className={styles.none}>
                <span className={styles.heap} aria-hidden="true">
                  {dots(zeros)}
                </span>
                <span className={styles.label}>
                  <b>{zeros}</b> {nothing}
                </span>
              </div>
              <div className={styles.some}>
                <div className={styles.swarm} aria-hidden="true">
                  {dotColumns(earned, axis, COLUMNS).map((count, column) => (
                    <span key={column} className={styles.column}>
                      {dots(count)}
                    </span>
                  ))}
                  <span className={styles.median} style={at(placeOnLogAxis(median, axis))} />
                </div>
                <p
                  className={styles.middle}
                  data-late={placeOnLogAxis(median, axis) > 50 || undefined}
                  style={at(placeOnLogAxis(median, axis))}
                >
                  {fill(medianLabel, { median: formatDollars(median) })}
                </p>
              </div>
              <p className={styles.story}>{story}</p>
            </div>
          );
        })}
        <div className={styles.axis} aria-hidden="true">
          <span className={styles.ticks}>
            {ticks.map((tick) => (
              <span key={tick} className={styles.tick} style={at(placeOnLogAxis(tick, axis))}>
                {formatDollars(tick)}
              </span>
            ))}
          </span>
        </div>
      </div>
      <Note html={note} />
    </Section>
  );
}
