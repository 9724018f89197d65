import { graphql } from 'gatsby';
import { useState, type ReactNode } from 'react';
import copy from '../../copy/roi.json';
import type { NumberField, NumberKey } from '../../roi/fields.ts';
import { fillWith, setIntegration, setText, type Scenario } from '../../roi/page/state.ts';
import { fill } from '../../text/fillWords';
import { Fold } from '../../ui/primitives/Fold';
import { Scripted } from '../../ui/primitives/Scripted';
import { Text } from '../../ui/primitives/Text';
import { Connections } from './Connections';
import { assumed } from './effect';
import { formId } from './ids';
import { NumberInput } from './NumberInput';
import { StartFrom } from './StartFrom';
import type { Preset } from './presets';
import type { Update } from './useCalculator';
import * as styles from './FigureForm.module.css';

interface FigureFormProps {
  readonly words: Queries.FigureFormFragment;
  readonly presets: readonly Preset[];
  readonly scenario: Scenario;
  /** Fields that cannot be read: the fold opens for its own. */
  readonly unread: readonly NumberField[];
  readonly update: Update;
  readonly onSubmit: () => void;
  /** Sticky from the fold on. */
  readonly children: ReactNode;
}

/**
 * All inputs: the first group in view, the others in a fold that says what they assume. Without scripts
 * the form submits to the report route, with the same names.
 */
export function FigureForm(props: FigureFormProps) {
  const { words, presets, scenario, unread, update, onSubmit, children } = props;
  const { draft, inputs } = scenario;
  const [isOpen, open] = useState(false);
  const [first, ...others] = words.groups;
  const isUnread = unread.some(({ key }) =>
    others.some(({ fields }) => fields.some(({ input }) => input === key)),
  );
  const fieldsOf = ({ title, fields }: (typeof words.groups)[number]) => (
    <fieldset key={title} className={styles.group}>
      <Text as="legend" look="name" className={styles.legend}>
        {title}
      </Text>
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
  );
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
        <Text look="small" className={styles.note}>
          {copy.noScript}
        </Text>
      </noscript>
      {first ? fieldsOf(first) : null}
      <div>
        <Fold
          isOpen={isOpen || isUnread}
          onToggle={open}
          title={
            <span>
              <Text as="b" look="name">
                {copy.rest.title}
              </Text>
              <Text as="span" look="source" className={styles.assumed}>
                {fill(copy.rest.assumed, assumed(inputs))}
              </Text>
            </span>
          }
        >
          {others.map(fieldsOf)}
        </Fold>
        {children}
      </div>
      <fieldset className={styles.last}>
        <legend className="visuallyHidden">{words.connections.title}</legend>
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
