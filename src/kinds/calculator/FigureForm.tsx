import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import copy from '../../copy/roi.json';
import type { NumberKey } from '../../roi/fields.ts';
import { fillWith, setIntegration, setText, type Scenario } from '../../roi/page/state.ts';
import { Scripted } from '../../ui/primitives/Scripted';
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
  /** Sticky from the second group on. */
  readonly children: ReactNode;
}

/** All inputs. Without scripts the form submits to the report route, with the same names. */
export function FigureForm({
  words,
  presets,
  scenario,
  update,
  onSubmit,
  children,
}: FigureFormProps) {
  const { draft, inputs } = scenario;
  const [first, ...others] = words.groups.map(({ title, fields }) => (
    <fieldset key={title} className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {fields.map((input) => (
        <NumberInput
          key={input.input}
          input={input}
          text={draft.texts[input.input as NumberKey]}
          value={inputs[input.input as NumberKey]}
          onChange={(key, text) => update((state) => setText(state, key, text))}
        />
      ))}
    </fieldset>
  ));
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
      {first}
      <div>
        {others}
        <fieldset className={styles.last}>
          <legend className={styles.legend}>{words.connections.title}</legend>
          <Connections
            words={words.connections}
            isOn={draft.isIntegration}
            onChange={(isOn) => update((state) => setIntegration(state, isOn))}
          />
        </fieldset>
        {children}
      </div>
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
