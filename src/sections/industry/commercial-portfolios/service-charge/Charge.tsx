import { formatChange } from '../../../../format/change';
import { formatDollars, formatUsd } from '../../../../format/number';
import { fill } from '../../../../text/fillWords';
import { Fold } from '../../../../ui/primitives/Fold';
import { Rows } from '../../../../ui/primitives/Rows';
import { Text } from '../../../../ui/primitives/Text';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { serviceCharge } from './schema';
import words from './words.json';
import * as styles from './Charge.module.css';

interface ChargeProps {
  readonly charge: SectionProps<typeof serviceCharge>['charges'][number];
  /** Of the tenant, in dollars. */
  readonly share: number;
}

/** A line of the statement, which opens to its work orders. */
export function Charge({ charge, share }: ChargeProps) {
  const { name, amount, lastYear, isOpen, works, remark } = charge;
  return (
    <Fold
      name="charge"
      isOpen={isOpen}
      title={
        <span className={styles.line}>
          <Text as="span" look="name">
            {name}
          </Text>
          <Text as="span" look="small" isSoft className={styles.building}>
            {fill(words.building, { amount: formatDollars(amount) })}
          </Text>
          <Text as="span" look="small" isSoft className={styles.change}>
            {fill(words.change, { change: formatChange(lastYear, amount) })}
          </Text>
          <Text as="b" look="label" className={styles.share}>
            <span className="visuallyHidden">{words.share} </span>
            {formatUsd(share)}
          </Text>
        </span>
      }
    >
      <div className={styles.works}>
        <Rows>
          {works.map(({ order, day, what, amount: cost }) => (
            <li key={what} className={styles.work}>
              <span>
                {what}
                {order ? (
                  <Text as="span" look="small" isSoft>
                    {' '}
                    {order}, {day}
                  </Text>
                ) : null}
              </span>
              <span className={styles.share}>{formatDollars(cost)}</span>
            </li>
          ))}
        </Rows>
        {remark ? (
          <Text look="small" className={styles.remark}>
            {remark}
          </Text>
        ) : null}
      </div>
    </Fold>
  );
}
