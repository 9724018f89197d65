import type { ReactNode } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { formatDollars } from '../../../format/number.ts';
import { CONNECTIONS_SHARE } from '../../../pricing/price.ts';
import { place } from '../../../ui/plot/place';
import { Prose } from '../../../ui/primitives/Prose';
import { Text } from '../../../ui/primitives/Text';
import { Wordmark } from '../../../ui/primitives/Wordmark';
import { rangeOf } from '../range';
import type { SectionProps } from '../../../content-model/sectionProps';
import { fills, type Counted, type Sum } from './sum';
import type { bills } from './schema';
import * as styles from './Order.module.css';

/** Words for how much room a step leaves. */
function roomOf({ step, room }: Counted): string {
  const words = room === null ? copy.last : room === 0 ? copy.full : copy.step;
  return fill(words, { step: rangeOf(step), room: room ?? '' });
}

interface LineProps {
  readonly label: string;
  readonly note: string;
  readonly amount: number;
  readonly children?: ReactNode;
}

/** A line of an order: what is counted, what it comes to, and why. */
const Line = ({ label, note, amount, children }: LineProps) => (
  <li className={styles.line}>
    <Text as="span" look="label">
      {label}
    </Text>
    <Text as="b" look="name">
      {formatDollars(amount)}
    </Text>
    {children}
    <Text as="div" look="source" className={styles.whole}>
      {note}
    </Text>
  </li>
);

/** Five steps of one width; the paid one is filled, and a stroke in it says how full it is. */
const Steps = ({ name, steps, at }: Counted) => (
  <div aria-hidden="true" className={styles.steps}>
    {steps.map(({ from, isPaid }) => (
      <i key={from} data-fill={isPaid ? fills[name] : 'off'} style={place({ x: at })}>
        {isPaid ? <i className={styles.here} /> : null}
      </i>
    ))}
  </div>
);

interface OrderProps {
  readonly bill: SectionProps<typeof bills>['bills'][number];
  readonly sum: Sum;
}

/** The order of a customer, on a paper: both its counts on the steps of the list, and their sum. */
export const Order = ({ bill, sum: { price, counted } }: OrderProps) => (
  <article className={styles.root}>
    <Wordmark customer={bill.customer} className={styles.wordmark} />
    <Text look="small" isSoft>
      {bill.counts}
    </Text>
    <ul>
      {counted.map((one) => (
        <Line
          key={one.name}
          label={fill(copy.counted, { name: copy.part[one.name], count: one.count })}
          note={roomOf(one)}
          amount={one.step.price}
        >
          <Steps {...one} />
        </Line>
      ))}
      <Line
        label={copy.part.connections}
        note={fill(copy.share, { share: `${CONNECTIONS_SHARE}%` })}
        amount={price.integration}
      />
    </ul>
    <div className={styles.sum}>
      <Text as="span" look="label">
        {fill(copy.sum, { name: bill.customer.name })}
      </Text>
      <Text as="b" look="figureLg">
        {formatDollars(price.total)}
      </Text>
    </div>
    <Prose html={bill.text} />
  </article>
);
