import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/roi.json';
import { numberFields, type NumberKey } from '../../roi/fields.ts';
import { formatEntered } from '../../format/number.ts';
import { Field } from '../../ui/primitives/Field';
import { Range } from '../../ui/primitives/Range';
import { Scripted } from '../../ui/primitives/Scripted';
import { Text } from '../../ui/primitives/Text';
import { useSettled } from '../../browser/useSettled';
import { errorOf } from './errors';
import * as styles from './NumberInput.module.css';

interface NumberInputProps {
  readonly input: Queries.NumberInputFragment;
  /** As it was typed. */
  readonly text: string;
  /** Last valid value. */
  readonly value: number;
  readonly onChange: (key: NumberKey, text: string) => void;
}

/** Number field with slider. Errors show once typing pauses. */
export function NumberInput({ input, text, value, onChange }: NumberInputProps) {
  const field = numberFields.find(({ key }) => key === input.input);
  const error = (field && errorOf(field, text)) ?? '';
  const settled = useSettled(error);
  if (!field) return null;
  const { key, name, label, unit, min, whole } = field;
  const { help, slider } = input;
  return (
    <Field
      id={name}
      label={label}
      hint={help}
      error={error !== '' && error === settled ? error : undefined}
    >
      {(control) => (
        <span className={styles.root}>
          <Text as="span" look="figureSm">
            <input
              {...control}
              name={name}
              value={text}
              inputMode={whole ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={40}
              aria-describedby={`${name}-unit ${control['aria-describedby'] ?? ''}`}
              className={styles.number}
              onChange={(event) => onChange(key, event.target.value)}
            />
          </Text>
          <Text as="span" look="unit" id={`${name}-unit`}>
            {unit}
          </Text>
          {slider ? (
            <Scripted className={styles.slider}>
              <Range
                label={fill(copy.slider, { label })}
                valueText={`${formatEntered(value)} ${unit}`}
                {...{ value, min, max: slider.max, step: slider.step }}
                onChange={(chosen) => onChange(key, String(chosen))}
              />
            </Scripted>
          ) : null}
        </span>
      )}
    </Field>
  );
}

export const fragment = graphql`
  fragment NumberInput on CalculatorWordsGroupsFields {
    input
    help
    slider {
      max
      step
    }
  }
`;
