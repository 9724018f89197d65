import { Part } from './Part';
import { panelAnchor, type BodyProps } from './body';
import * as styles from './Tower.module.css';

const grounds: Readonly<Record<string, string | undefined>> = {
  night: styles.night,
  cold: styles.cold,
};

/** Infographic as a building in section, a floor per figure. */
export const Tower = ({ panels }: BodyProps) => (
  <div className={styles.root}>
    <div aria-hidden="true" className={styles.top}>
      <svg viewBox="0 0 1240 150" className={styles.roof}>
        <path d="M0 149V128H1240V149M150 128V70H300V128M150 84H300M162 128v-34h38v34M212 128v-34h38v34M160 70v-10h50v10M235 70v-10h50v10M300 108H430V128M300 116H422V128M430 128V40H520V128M430 40L475 22 520 40M452 128V86h46v42M700 128V78H840V128M700 92H840M723 110a12 12 0 1 1 24 0a12 12 0 1 1-24 0M735 98v24M723 110h24M793 110a12 12 0 1 1 24 0a12 12 0 1 1-24 0M805 98v24M793 110h24M930 128l26-38h84l-26 38zM943 109h84M972 128l26-38M1070 128l26-38h84l-26 38zM1083 109h84M1112 128l26-38" />
      </svg>
      <i className={styles.sensor} />
    </div>
    <div className={styles.floors}>
      {panels.map((panel, index) => (
        <section
          key={panel.title}
          id={panelAnchor(index)}
          aria-label={panel.title}
          className={[styles.floor, grounds[panel.ground] ?? ''].join(' ')}
        >
          <span aria-hidden="true" className={styles.number}>
            {panels.length - index}
          </span>
          <Part panel={panel} />
        </section>
      ))}
    </div>
  </div>
);
