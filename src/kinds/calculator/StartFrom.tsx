import { graphql } from 'gatsby';
import copy from '../../copy/roi.json';
import type { RoiInputs } from '../../roi/fields.ts';
import { defaultInputs } from '../../roi/inputs.ts';
import { Select } from '../../ui/primitives/Select';
import { Text } from '../../ui/primitives/Text';
import { startId } from './ids';
import { chosenOf, type Preset } from './presets';
import * as styles from './StartFrom.module.css';

interface StartFromProps {
  readonly presets: readonly Preset[];
  /** Current inputs. */
  readonly inputs: RoiInputs;
  readonly onChoose: (inputs: RoiInputs) => void;
}

const words = copy.start;

/** Choice of preset inputs, with their source. */
export function StartFrom({ presets, inputs, onChoose }: StartFromProps) {
  const defaults = { name: words.defaults, note: words.note, values: defaultInputs };
  const all = [defaults, ...presets];
  const chosen = chosenOf(all, inputs);
  const choose = (name: string): void => {
    const preset = all.find((one) => one.name === name);
    if (preset) onChoose(preset.values);
  };
  return (
    <div className={styles.root}>
      <Select
        id={startId}
        label={words.label}
        placeholder={chosen ? undefined : words.own}
        choices={all.map(({ name }) => ({ value: name, text: name }))}
        value={chosen?.name ?? ''}
        autoComplete="off"
        onChange={({ target }) => choose(target.value)}
      />
      <Text look="source" className={styles.note}>
        {chosen?.note ?? words.ownNote}
      </Text>
    </div>
  );
}

export const fragment = graphql`
  fragment Preset on CalculatorWordsPresets {
    slug
    name
    note
    values
  }
`;
