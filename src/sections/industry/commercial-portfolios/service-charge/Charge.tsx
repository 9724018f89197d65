import copy from './words.json';
import { formatChange } from '../../../../format/change';
import { dollars } from './statement';
import { Icon } from '../../../../ui/primitives/Icon';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { serviceCharge } from './schema';
import * as styles from './Charge.module.css';

interface ChargeProps {
  readonly charge: SectionProps<typeof serviceCharge>['charges'][number];
  readonly perFoot: number;
  readonly share: number;
}

/** Line of the statement, with its work orders in `details`. */
export function Charge({ charge, perFoot, share }: ChargeProps) {
  const { name, amount, lastYear, isOpen, works, remark } = charge;
  return (
    <details className={styles.root} name="charge" open={isOpen}>
      <summary className={styles.line}>
        <span className={styles.name}>
          <Icon name="chevron-down" className={styles.mark} /> {name}
        </span>
        <span className={styles.whole}>
          <span className={styles.label}>{copy.whole} </span>
          {dollars(amount)}
        </span>
        <span className={styles.perFoot}>
          <span className={styles.label}>{copy.perFoot} </span>
          {dollars(perFoot, 2)}
        </span>
        <b className={styles.share}>
          <span className="visuallyHidden">{copy.share} </span>
          {dollars(share, 2)}
        </b>
        <span className={styles.change}>
          <span className={styles.label}>{copy.change} </span>
          {formatChange(lastYear, amount)}
        </span>
      </summary>
      <ul className={styles.works}>
        {works.map(({ order, day, what, amount: cost }) => (
          <li key={what} className={styles.work}>
            <span className={styles.order}>
              {order} {day}
            </span>
            <span>{what}</span>
            <span className={styles.cost}>{dollars(cost)}</span>
          </li>
        ))}
        {remark ? <li className={styles.remark}>{remark}</li> : null}
      </ul>
    </details>
  );
}
