import { fill } from '../../../text/fillWords';
import { dotColumns, medianOf, placeOnLogAxis } from '../../../ui/plot/dotColumns';
import { place } from '../../../ui/plot/place';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { formatDollars } from '../../../format/number.ts';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import { columnMarks } from './columnMarks';
import type { partnerDots } from './schema';
import words from './words.json';
import * as styles from './PartnerDots.module.css';

/** Columns of dots along the axis. */
const COLUMNS = 36;

const at = (share: number) => place({ at: share });

const dots = (count: number) =>
  Array.from({ length: count }, (_, dot) => <i key={dot} className={styles.dot} />);

/** Dots stacked in columns on a logarithmic axis; partners without earnings in a stack beside it. */
export function PartnerDots(section: SectionProps<typeof partnerDots>) {
  const { anchor, title, lead, ticks, nothing, medianLabel, crowds, note, ...axis } = section;
  return (
    <Section anchor={anchor} title={title} lead={lead} ground="sunken">
      <div className={styles.root}>
        {crowds.map(({ kind, zeros, earned, story }) => {
          const median = medianOf(earned);
          const middle = placeOnLogAxis(median, axis);
          const marks = columnMarks(earned, axis, COLUMNS);
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
                <ReadOut
                  label={fill(words.label, { kind })}
                  marks={marks}
                  start={Math.max(
                    0,
                    marks.findIndex(({ at: column }) => column >= middle),
                  )}
                >
                  {(probe) => (
                    <div>
                      <div className={styles.swarm}>
                        {dotColumns(earned, axis, COLUMNS).map((count, column) => (
                          <span
                            key={column}
                            className={styles.column}
                            data-mark={marks.findIndex((mark) => mark.column === column)}
                          >
                            {dots(count)}
                          </span>
                        ))}
                        <span className={styles.median} style={at(middle)} />
                        {probe}
                      </div>
                      <p
                        className={styles.middle}
                        data-late={middle > 50 || undefined}
                        style={at(middle)}
                      >
                        {fill(medianLabel, { median: formatDollars(median) })}
                      </p>
                    </div>
                  )}
                </ReadOut>
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
