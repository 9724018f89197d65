import { fill } from '../../../text/fillWords';
import copy from '../../../copy/price.json';
import { firstPrice } from '../../../instruments/pricing/price.ts';
import { Button } from '../../../components/primitives/Button';
import { Text } from '../../../components/primitives/Text';
import * as styles from './PriceClimb.module.css';

/** What there is without scripts. */
export const PriceNoScript = () => (
  <noscript>
    <div className={styles.noScript}>
      <Button type="submit" variant="secondary">
        {copy.report}
      </Button>
      <Text size="small" isSoft>
        {fill(copy.noScript, { staff: firstPrice.staff, buildings: firstPrice.buildings })}
      </Text>
    </div>
  </noscript>
);
