import type { SectionProps } from '../../../content-model/sectionProps';
import { ReadOut } from '../../../ui/plot/ReadOut';
import { place } from '../../../ui/plot/place';
import type { bmsScreen } from './schema';
import * as styles from './BmsGraphic.module.css';

type BmsGraphicProps = SectionProps<typeof bmsScreen>['graphic'];

const placed = ({ x, y }: { readonly x: number; readonly y: number }) =>
  place({ x: `${x}%`, y: `${y}%` });

/** BMS graphic of an air handler: ducts, dampers, two coils, a fan; each point says what it is. */
export function BmsGraphic({ sentence, unit, bar, points, rings }: BmsGraphicProps) {
  const marks = points.map(({ name, value, says, x, y }) => ({
    at: x,
    y,
    says: `**${name}: ${value}** ${says}`,
  }));
  return (
    <div className={styles.root} data-theme="dark">
      <p className={styles.bar}>
        <b>{unit}</b>
        {bar.map((piece) => (
          <span key={piece}>{piece}</span>
        ))}
      </p>
      <ReadOut hasHint label={unit} marks={marks} start={0}>
        {(probe) => (
          <div className={styles.sheet}>
            <div className={styles.drawn}>
              <svg viewBox="0 0 1200 440" className={styles.plant} role="img" aria-label={sentence}>
                <path className={styles.duct} d="M230 195V40H1160V100H310V195Z" />
                <path className={styles.duct} d="M40 190H1160V290H40Z" />
                {/* dampers */}
                <path className={styles.metal} d="M104 205l16 20M104 230l16 20M104 255l16 20" />
                <path className={styles.metal} d="M240 135l16 22M262 135l16 22M284 135l16 22" />
                {/* filter */}
                <path className={styles.metal} d="M335 195l18 15-18 15 18 15-18 15 18 15-18 15" />
                {/* coils and their valves */}
                <path className={styles.hot} d="M480 190h34v100h-34zM480 290l34-100M497 290v46" />
                <path className={styles.hot} d="M482 336l30 24v-24l-30 24z" />
                <path className={styles.cold} d="M700 190h34v100h-34zM700 290l34-100M717 290v46" />
                <path className={styles.cold} d="M702 336l30 24v-24l-30 24z" />
                {/* fan */}
                <circle className={styles.metal} cx="890" cy="240" r="42" />
                <path className={styles.metal} d="M890 240v-38M890 240l33 19M890 240l-33 19" />
                {/* flow */}
                <path className={styles.flow} d="M56 240h34M580 240h34M1040 240h50M1120 70h-60" />
              </svg>
              {rings.map((ring, index) => (
                <span key={index} data-choice="2" className={styles.ring} style={placed(ring)}>
                  {index + 1}
                </span>
              ))}
              {probe}
            </div>
            {points.map((point) => (
              <p key={point.name} className={styles.point} style={placed(point)}>
                {point.name}
                <b>{point.value}</b>
              </p>
            ))}
          </div>
        )}
      </ReadOut>
    </div>
  );
}
