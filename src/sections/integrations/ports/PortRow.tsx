import type { PortSystem } from './portsSchema';
import { fill } from '../../../text/fillWords';
import copy from './words.json';
import { Icon } from '../../../ui/primitives/Icon';
import { Scripted } from '../../../ui/primitives/Scripted';
import { hoursText } from './hoursText';
import * as styles from './Ports.module.css';

interface PortRowProps {
  readonly system: PortSystem;
  readonly isPicked: boolean;
  readonly onToggle: () => void;
}

/** Row of a system: the arrow shows the direction of data; details unfold. */
export function PortRow({ system, isPicked, onToggle }: PortRowProps) {
  const { id, name, note, in: into, out, setup, needs, limit } = system;
  return (
    <li className={styles.port} data-picked={isPicked || undefined}>
      <Scripted>
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={isPicked}
            onChange={onToggle}
            value={id}
            className={styles.box}
          />
          <span className="visuallyHidden">{fill(copy.pick, { name })}</span>
        </label>
      </Scripted>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.soft}>
            <b className={styles.name}>{name}</b> {note}
          </span>
          <span className={styles.wire} aria-hidden="true">
            {into ? <i className={styles.toUs} /> : null}
            {out ? <i className={styles.fromUs} /> : null}
          </span>
          <span>
            {into ? (
              <span className={styles.what}>
                <span className={styles.way}>{copy.in}</span> {into}
              </span>
            ) : null}
            {out ? (
              <span className={styles.what}>
                <span className={styles.way}>{copy.out}</span> {out}
              </span>
            ) : null}
          </span>
          <span className={styles.setup}>{setup}</span>
          <Icon name="chevron-down" className={styles.sign} />
        </summary>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.fact}>{copy.limit}</dt>
            <dd>{limit}</dd>
          </div>
          <div>
            <dt className={styles.fact}>{copy.yours}</dt>
            <dd>{needs.length > 0 ? hoursText(needs) : copy.nobody}</dd>
          </div>
        </dl>
      </details>
    </li>
  );
}
