import type { FigureOf } from '../../../content-model/entry-figure';
import { place } from '../../plot/place';
import { middleOf } from '../../plot/scale';
import { Text } from '../../primitives/Text';
import { Choice, Name, type ShapeProps } from '../Choice';
import * as styles from './Parts.module.css';

/** Path of a lead in thousandths: down from the middle of a block to the middle of its words. */
const lead = (from: number, to: number): string =>
  `M${Math.round(from * 10)} 0V12L${Math.round(to * 10)} 30V40`;

/** A whole in blocks of one unit, with leads to words of equal width. */
export function Parts({ figure: { parts, unit }, ...of }: ShapeProps<FigureOf<'parts'>>) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const before = (index: number): number =>
    parts.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  const middle = (index: number): number =>
    ((before(index) + (parts[index]?.value ?? 0) / 2) / whole) * 100;
  return (
    <div
      className={styles.root}
      style={place({ units: String(whole / unit), n: String(parts.length) })}
    >
      <div className={styles.course}>
        {parts.map(({ name, value, tone }) => (
          <i key={name} data-shade={tone} style={place({ value: String(value) })} />
        ))}
      </div>
      <svg
        className={styles.leads}
        viewBox="0 0 1000 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ name }, index) => (
          <path key={name} d={lead(middle(index), middleOf(index, parts.length))} />
        ))}
      </svg>
      <div className={styles.labels}>
        {parts.map(({ name, text, tone }, index) => (
          <Choice key={name} of={of} index={index} className={styles.part}>
            <i data-shade={tone} />
            <Text as="b" look="figureSm">
              {text}
            </Text>
            <Name>{name}</Name>
          </Choice>
        ))}
      </div>
    </div>
  );
}
