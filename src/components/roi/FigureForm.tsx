import { graphql } from 'gatsby';
import copy from '../../copy/roi.json';
import { fillWith, setIntegration, setText, type Scenario } from '../../roi/page/state.ts';
import { Scripted } from '../primitives/Scripted';
import { Connections } from './Connections';
import { formId } from './ids';
import { NumberInput } from './NumberInput';
import { StartFrom, type Preset } from './StartFrom';
import type { Update } from './useCalculator';
import * as styles from './FigureForm.module.css';

interface FigureFormProps {
  readonly words: Queries.FigureFormFragment;
  readonly presets: readonly Preset[];
  readonly scenario: Scenario;
  readonly update: Update;
  readonly onSubmit: () => void;
}

/** The nine inputs. Without scripts the form asks the report route by itself, under the same names. */
export function FigureForm({ words, presets, scenario, update, onSubmit }: FigureFormProps) {
  const { draft, inputs } = scenario;
  return (
    <form
      id={formId}
      action="/roi-pdf/"
      aria-label={copy.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Scripted>
        <StartFrom
          presets={presets}
          inputs={inputs}
          onChoose={(chosen) => update((state) => fillWith(state, chosen))}
        />
      </Scripted>
      <noscript>
        <p className={styles.note}>{copy.noScript}</p>
      </noscript>
      {words.groups.map(({ title, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          {fields.map((input) => (
            <NumberInput
              key={input.input}
              input={input}
              text={draft.texts[input.input as keyof typeof draft.texts]}
              value={inputs[input.input as keyof typeof draft.texts]}
              onChange={(key, text) => update((state) => setText(state, key, text))}
            />
          ))}
        </fieldset>
      ))}
      <fieldset className={styles.last}>
        <legend className={styles.legend}>{words.connections.title}</legend>
        <Connections
          words={words.connections}
          isOn={draft.isIntegration}
          onChange={(isOn) => update((state) => setIntegration(state, isOn))}
        />
      </fieldset>
    </form>
  );
}

export const fragment = graphql`
  fragment FigureForm on CalculatorWords {
    presets {
      ...Preset
    }
    groups {
      title
      fields {
        ...NumberInput
      }
    }
    connections {
      ...Connections
    }
  }
`;
