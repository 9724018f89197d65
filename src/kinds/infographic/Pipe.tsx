import { place } from '../../ui/plot/place';
import { Part } from './Part';
import { panelAnchor, type BodyProps } from './body';
import * as styles from './Pipe.module.css';

const rounded = (amount: number): number => Math.round(amount * 10) / 10;

/** Infographic as a pipe to scale: part of the flow leaves at each figure, and it gets thinner. */
export function Pipe({ panels, whole }: BodyProps) {
  const { amount = 1, unit = '' } = whole ?? {};
  const lefts = panels.map((_, index) =>
    rounded(panels.slice(0, index + 1).reduce((left, { out }) => left - out, amount)),
  );
  return (
    <div className={styles.root} style={place({ whole: String(amount) })}>
      <div aria-hidden="true" className={styles.source}>
        <svg viewBox="0 0 160 150" className={styles.cylinder}>
          <path d="M62 14a18 12 0 0 1 36 0M58 14h44v14H58zM66 28h28v14H66zM66 42C22 48 1 62 1 92v60M94 42c44 6 65 20 65 50v60" />
        </svg>
        <b className={styles.amount}>
          {amount}&nbsp;{unit}
        </b>
      </div>
      {panels.map((panel, index) => {
        const before = lefts[index - 1] ?? amount;
        const after = lefts[index] ?? 0;
        return (
          <section
            key={panel.title}
            id={panelAnchor(index)}
            aria-label={panel.title}
            className={styles.stretch}
            style={place({ before: String(before), after: String(after), out: String(panel.out) })}
          >
            <div aria-hidden="true" className={styles.run}>
              <i className={styles.before} />
              {after > 0 ? <i className={styles.after} /> : null}
              <i className={styles.out} />
              {after > 0 ? (
                <span className={styles.left}>
                  {after}&nbsp;{unit}
                </span>
              ) : null}
            </div>
            <Part panel={panel} />
          </section>
        );
      })}
    </div>
  );
}
