import type { TapeStretch } from './schema';
import { piecesOf } from '../../../ui/plot/tape';
import { Note } from '../../../ui/primitives/Note';
import { Section } from '../../../ui/primitives/Section';
import { IdleTapeList } from './IdleTapeList';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { idleTape } from './schema';
import * as styles from './IdleTape.module.css';

const PER_ROW = 24;

const percent = (hours: number): string => `${((hours / PER_ROW) * 100).toFixed(2)}%`;

/** Pieces of stretches within one row; the first piece of each has its name. */
const piecesIn = (stretches: readonly TapeStretch[], row: number) =>
  stretches.flatMap(({ name, from, hours }) =>
    piecesOf(from, hours, PER_ROW)
      .map((piece, index) => ({ ...piece, name: index === 0 ? name : '' }))
      .filter((piece) => piece.row === row),
  );

/** A row per day, a square per hour: filled for work, hatched for waiting. */
export function IdleTape(section: SectionProps<typeof idleTape>) {
  const { title, lead, anchor, lasts, day, workedHead, layHead, note, worked, lay } = section;
  const rows = piecesOf(0, lasts, PER_ROW);
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <div aria-hidden="true" className={styles.tape}>
        {rows.map(({ row, length }) => (
          <div key={row} className={styles.row}>
            <span className={styles.day}>
              {day} {row + 1}
            </span>
            <span className={styles.hours}>
              <i className={styles.squares} style={{ width: percent(length) }} />
              {piecesIn(lay, row).map((piece) => (
                <i
                  key={piece.from}
                  className={styles.lay}
                  style={{ insetInlineStart: percent(piece.from), width: percent(piece.length) }}
                >
                  {piece.name ? <span className={styles.name}>{piece.name}</span> : null}
                </i>
              ))}
              {piecesIn(worked, row).map((piece) => (
                <i
                  key={piece.from}
                  className={styles.worked}
                  style={{ insetInlineStart: percent(piece.from), width: percent(piece.length) }}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
      <div className={styles.lists}>
        <IdleTapeList head={workedHead} stretches={worked} mark={styles.worked} />
        <IdleTapeList head={layHead} stretches={lay} mark={styles.lay} hasHours />
      </div>
      <Note html={note} />
    </Section>
  );
}
