import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { flights } from './climb.ts';
import { priceOf } from '../../../pricing/price.ts';
import { fieldOf, type CountName } from '../calculator.ts';
import { isWrong, price, setCount, type PriceState } from '../state.ts';
import { formatCount, formatDollars } from '../../../format/number.ts';
import { FieldError } from '../../../ui/primitives/FieldText';
import { Range } from '../../../ui/primitives/Range';
import { Scripted } from '../../../ui/primitives/Scripted';
import { Text } from '../../../ui/primitives/Text';
import { useSettled } from '../../../browser/useSettled';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { priceClimb } from './schema';
import * as styles from './PriceControl.module.css';

interface PriceCountProps {
  readonly name: CountName;
  readonly state: PriceState;
  readonly words: SectionProps<typeof priceClimb>['staffCount'];
}

/** The slider is the base of its stair; the field takes any number. Errors show once typing pauses. */
export function PriceCount({ name, state, words: { label, hint } }: PriceCountProps) {
  const field = fieldOf(name);
  const value = state.inputs[name];
  const cost = priceOf(state.inputs);
  const part = formatDollars(name === 'staff' ? cost.employees.price : cost.buildings.price);
  const wrong = isWrong(state, name)
    ? fill(copy.error, {
        min: formatCount(field.min),
        max: formatCount(field.max),
        used: `${formatCount(value)} ${copy[name].many.replace(/\{.*?\}/g, '').trim()}`,
      })
    : '';
  const settled = useSettled(wrong);
  const error = wrong !== '' && wrong === settled ? wrong : undefined;
  const change = (text: string): void => price.set(setCount(price.get(), name, text));
  return (
    <div className={`${styles.root} ${styles[name]}`}>
      <Scripted className={styles.slider}>
        <Range
          label={fill(copy.slider, { label })}
          valueText={formatCount(value)}
          value={value}
          min={field.min}
          max={flights[name].max}
          onChange={(chosen) => change(String(chosen))}
        />
      </Scripted>
      <div className={styles.field}>
        <label htmlFor={field.name} className={styles.label}>
          <Text as="b" look="label">
            {label}
          </Text>
          <Text as="span" look="source" id={`${field.name}-hint`} className={styles.hint}>
            {hint}
          </Text>
        </label>
        <input
          id={field.name}
          name={field.name}
          value={state.texts[name]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field.name}-error` : undefined}
          className={styles.input}
          onChange={(event) => change(event.target.value)}
        />
        <Text as="b" look="figureSm" className={styles.part}>
          {name === 'staff' ? part : fill(copy.added, { amount: part })}
        </Text>
      </div>
      <FieldError id={field.name} text={error} />
    </div>
  );
}
