import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { vanBins } from './schema';
import * as styles from './VanBins.module.css';

/** The van is open at its side, bins in rows. */
export function VanBins(section: SectionProps<typeof vanBins>) {
  const { title, lead, anchor, outLabel, lowLabel, outcome, bins } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="tint" head="split">
      <div className={styles.van} data-keep-clear>
        <div className={styles.cab} aria-hidden="true">
          <i className={styles.window} />
          <i className={styles.lamp} />
        </div>
        <ol className={styles.bins}>
          {bins.map(({ name, count, left, isLow }, index) => (
            <li
              key={name}
              className={[styles.bin, left ? styles.out : '', isLow ? styles.low : ''].join(' ')}
            >
              <span className={styles.number}>{index + 1}</span>
              <b className={styles.name}>{name}</b>
              <span>{count}</span>
              {left ? <span className={styles.left}>{left}</span> : null}
            </li>
          ))}
        </ol>
        <i className={`${styles.wheel} ${styles.front}`} />
        <i className={`${styles.wheel} ${styles.rear}`} />
      </div>
      <div className={styles.foot}>
        <ul className={styles.key}>
          <li className={styles.keyOut}>{outLabel}</li>
          <li className={styles.keyLow}>{lowLabel}</li>
        </ul>
        <Prose html={outcome} />
      </div>
    </Section>
  );
}
