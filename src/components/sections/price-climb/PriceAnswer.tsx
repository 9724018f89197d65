import copy from '../../../copy/price.json';
import { firstPrice, priceOf, type PriceInputs } from '../../../instruments/pricing/price.ts';
import { sentenceOf } from '../../../instruments/pricing/sentence.ts';
import { formatDollars } from '../../../roi/format.ts';
import { useSettled } from '../useSettled';
import * as styles from './PriceAnswer.module.css';

/** The price, and how far it is to the next one; read out once the figures have come to rest. */
export function PriceAnswer({ inputs }: { readonly inputs: PriceInputs }) {
  const amount = formatDollars(priceOf(inputs).total);
  const sentence = sentenceOf(inputs);
  const status = useSettled(inputs === firstPrice ? '' : `${amount} ${copy.year}. ${sentence}`);
  return (
    <div>
      <p className={styles.figure}>
        {amount} <span className={styles.unit}>{copy.year}</span>
      </p>
      <p className={styles.sentence}>{sentence}</p>
      <p role="status" className="visuallyHidden">
        {status}
      </p>
    </div>
  );
}
