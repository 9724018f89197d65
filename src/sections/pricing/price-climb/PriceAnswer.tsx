import copy from '../words.json';
import { priceOf, type PriceInputs } from '../../../pricing/price.ts';
import { firstPrice } from '../calculator.ts';
import { sentenceOf, totalOf } from './sentence.ts';
import { formatDollars } from '../../../format/number.ts';
import { useSettled } from '../../../browser/useSettled';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './PriceClimb.module.css';

export const answerId = 'price';

/** Price, and the distance to the next step; announced once the inputs settle. */
export function PriceAnswer({ inputs }: { readonly inputs: PriceInputs }) {
  const amount = formatDollars(priceOf(inputs).total);
  const sentence = sentenceOf(inputs);
  const status = useSettled(inputs === firstPrice ? '' : `${totalOf(inputs)}. ${sentence}`);
  return (
    <div id={answerId}>
      <Text look="figureXl">
        {amount}{' '}
        <Text as="span" look="unit">
          {copy.year}
        </Text>
      </Text>
      <Text isSoft className={styles.sentence}>
        {sentence}
      </Text>
      <p role="status" className="visuallyHidden">
        {status}
      </p>
    </div>
  );
}
