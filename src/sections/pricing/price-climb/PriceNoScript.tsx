import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { firstPrice } from '../calculator.ts';
import { Button } from '../../../ui/primitives/Button';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './PriceClimb.module.css';

/** Notice without scripts. */
export const PriceNoScript = () => (
  <noscript>
    <div className={styles.noScript}>
      <Button type="submit" variant="secondary">
        {copy.report}
      </Button>
      <Text look="small" isSoft>
        {fill(copy.noScript, { staff: firstPrice.staff, buildings: firstPrice.buildings })}
      </Text>
    </div>
  </noscript>
);
