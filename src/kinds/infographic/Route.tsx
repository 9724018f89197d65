import { Part } from './Part';
import { panelAnchor, type BodyProps } from './body';
import * as styles from './Route.module.css';
import { formatCount } from '../../format/number';

/** Infographic as a transit line: dropouts end at a buffer, repeats make a loop. */
export function Route({ panels, whole }: BodyProps) {
  const amount = whole?.amount ?? 0;
  const rest = (index: number) =>
    panels.slice(0, index + 1).reduce((left, { out }) => left - out, amount);
  return (
    <div className={styles.root}>
      {panels.map((panel, index) => (
        <section
          key={panel.title}
          id={panelAnchor(index)}
          aria-label={panel.title}
          className={styles.stop}
        >
          <div aria-hidden="true" className={styles.track}>
            {panel.back > 0 ? (
              <i className={styles.loop}>
                <b className={styles.count}>{panel.back}</b>
              </i>
            ) : null}
            {panel.out > 0 ? (
              <i className={styles.off}>
                <b className={styles.count}>{panel.out}</b>
              </i>
            ) : null}
            <i className={styles.line} />
            <i className={styles.node} />
            <b className={styles.rest}>{formatCount(rest(index))}</b>
          </div>
          <Part panel={panel} />
        </section>
      ))}
    </div>
  );
}
