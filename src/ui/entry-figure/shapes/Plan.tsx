import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { Choice, type ShapeProps } from '../Choice';
import { SixteenSlots } from '../shelf/SixteenSlots';
import * as styles from './Plan.module.css';

const shelf = { 'sixteen-slots': SixteenSlots };

/** A drawing with pins. */
export function Plan({ figure: { drawing, marks }, ...of }: ShapeProps<FigureOf<'plan'>>) {
  const Draw = shelf[drawing];
  return (
    <div className={styles.root}>
      <Draw />
      {marks.map(({ n, at: [x, y], name, main }, index) => (
        <Choice
          key={n}
          of={of}
          index={index}
          className={main ? `${styles.pin} ${styles.main}` : styles.pin}
          style={place({ x, y })}
        >
          <span aria-hidden="true" className={styles.face}>
            {n}
          </span>
          <span className="visuallyHidden">{name}</span>
        </Choice>
      ))}
    </div>
  );
}
