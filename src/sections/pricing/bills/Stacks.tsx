import { useId } from 'react';
import copy from '../words.json';
import { formatDollars } from '../../../format/number.ts';
import type { Price } from '../../../pricing/price.ts';
import { place } from '../../../ui/plot/place';
import { choosePointed } from '../../../ui/primitives/choosePointed';
import { Pick } from '../../../ui/primitives/Pick';
import { Text } from '../../../ui/primitives/Text';
import { partsOf } from './sum';
import '../../../ui/plot/fills.css';
import * as styles from './Stacks.module.css';

interface StacksProps {
  readonly bills: readonly { readonly name: string; readonly price: Price }[];
  /** Number of the one that is chosen at first. */
  readonly open: number;
}

/** What each customer pays as a stack of its parts, all on one scale; one of them is chosen. */
export function Stacks({ bills, open }: StacksProps) {
  const group = useId();
  const most = Math.max(...bills.map(({ price }) => price.total));
  return (
    <fieldset onPointerOver={choosePointed}>
      <legend className="visuallyHidden">{copy.orders}</legend>
      <div className={styles.row}>
        {bills.map(({ name, price }, index) => (
          <label key={name} className={styles.column}>
            <Pick type="radio" name={group} value={name} defaultChecked={index === open - 1} />
            <span className={styles.stack}>
              <Text as="b" look="name">
                {formatDollars(price.total)}
              </Text>
              {partsOf(price)
                .toReversed()
                .map(({ fill, amount }) => (
                  <i key={fill} data-fill={fill} style={place({ h: (amount / most) * 100 })} />
                ))}
            </span>
            <Text as="span" look="source" className={styles.name}>
              {name}
            </Text>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
