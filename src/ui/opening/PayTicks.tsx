import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import * as styles from './PayTicks.module.css';

interface PayTicksProps {
  readonly axis: Queries.PayAxisFragment;
}

/** Ticks of the axis, above or below pay ranges. */
export const PayTicks = ({ axis: { most, step } }: PayTicksProps) => (
  <span className={styles.root} aria-hidden="true">
    {Array.from({ length: most / step + 1 }, (_, index) => (
      <i key={index} className={styles.tick}>
        {index === 0 ? copy.zero : fill(copy.tick, { thousands: (index * step) / 1000 })}
      </i>
    ))}
  </span>
);

export const fragment = graphql`
  fragment PayAxis on Pay {
    ratesOf
    most
    step
    rates {
      currency
      dollars
    }
  }
`;
