import { graphql } from 'gatsby';
import copy from '../../copy/roi.json';
import type { RoiInputs } from '../../roi/fields.ts';
import { defaultInputs } from '../../roi/inputs.ts';
import { writeAddress } from '../../roi/page/address.ts';
import { Select } from '../../ui/primitives/Select';
import { startId } from './ids';
import * as styles from './StartFrom.module.css';

/** Preset inputs, by their query parameters. */
export interface Preset extends Omit<Queries.PresetFragment, 'values'> {
  readonly values: RoiInputs;
}

interface StartFromProps {
  readonly presets: readonly Preset[];
  /** Current inputs. */
  readonly inputs: RoiInputs;
  readonly onChoose: (inputs: RoiInputs) => void;
}

const words = copy.start;
const figures = (inputs: RoiInputs): string => writeAddress([inputs, null]);

/** Choice of preset inputs, with their source. */
export function StartFrom({ presets, inputs, onChoose }: StartFromProps) {
  const defaults = { name: words.defaults, note: words.note, values: defaultInputs };
  const all = [defaults, ...presets];
  const chosen = all.find(({ values }) => figures(values) === figures(inputs));
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
      <p className={styles.note}>{chosen?.note ?? words.ownNote}</p>
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
