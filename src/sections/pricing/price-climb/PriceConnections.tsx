import { useId } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import terms from '../../../copy/roiTerms.json';
import { priceOf, type PriceInputs } from '../../../pricing/price.ts';
import { integrationField } from '../../../roi/fields.ts';
import { formatDollars } from '../../../format/number.ts';
import { CONNECTIONS_SHARE } from '../../../pricing/price.ts';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { Switch } from '../../../ui/primitives/Switch';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { priceClimb } from './schema';
import * as styles from './PriceControl.module.css';

interface PriceConnectionsProps {
  readonly inputs: PriceInputs;
  readonly words: SectionProps<typeof priceClimb>['connectionSwitch'];
  readonly onChange: (isOn: boolean) => void;
}

/** Switch; without scripts a select, because an unchecked box is not sent. */
export function PriceConnections({ inputs, words, onChange }: PriceConnectionsProps) {
  const id = useId();
  const { label } = words;
  const hint = fill(words.hint, { share: `${CONNECTIONS_SHARE}%` });
  const amount = formatDollars(priceOf(inputs).integration);
  return (
    <div className={`${styles.root} ${styles.connections}`}>
      <Scripted>
        <div className={styles.toggle}>
          <Switch
            id={id}
            label={label}
            checked={inputs.connections}
            onChange={(event) => onChange(event.target.checked)}
          />
          <Text look="source" className={styles.hint}>
            {hint}
          </Text>
          <Text as="b" look="figureSm" className={styles.part}>
            {fill(copy.added, { amount })}
          </Text>
        </div>
      </Scripted>
      <noscript>
        <label className={`${styles.label} ${styles.choice}`}>
          {label}
          <select name={integrationField.name} className={styles.input}>
            <option value="true">{terms.yes}</option>
            <option value="false">{terms.no}</option>
          </select>
          <Text as="span" look="source" className={styles.hint}>
            {hint}
          </Text>
        </label>
      </noscript>
    </div>
  );
}
