import copy from '../words.json';
import { priceOf, type PriceInputs } from '../../../pricing/price.ts';
import { firstPrice } from '../calculator.ts';
import { sentenceOf, totalOf } from './sentence.ts';
import { formatDollars } from '../../../format/number.ts';
import { useSettled } from '../../../browser/useSettled';
import * as styles from './PriceAnswer.module.css';

export const answerId = 'price';

/** Price, and the distance to the next step; announced once the inputs settle. */
export function PriceAnswer({ inputs }: { readonly inputs: PriceInputs }) {
  const amount = formatDollars(priceOf(inputs).total);
  const sentence = sentenceOf(inputs);
  const status = useSettled(inputs === firstPrice ? '' : `${totalOf(inputs)}. ${sentence}`);
  return (
    <div id={answerId}>
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
