import { graphql } from 'gatsby';
import terms from '../../copy/roiTerms.json';
import { integrationField } from '../../roi/fields.ts';
import { Scripted } from '../../ui/primitives/Scripted';
import { Select } from '../../ui/primitives/Select';
import { Switch } from '../../ui/primitives/Switch';
import { connectionsId } from './ids';

interface ConnectionsProps {
  readonly words: Queries.ConnectionsFragment;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const choices = [
  { value: 'true', text: terms.yes },
  { value: 'false', text: terms.no },
];

/**
 * Switch for connections. The report route takes a missing value as true, and an unchecked box
 * sends none: without scripts a select replaces it.
 */
export function Connections({ words: { help }, isOn, onChange }: ConnectionsProps) {
  return (
    <>
      <Scripted>
        <Switch
          id={connectionsId}
          label={integrationField.label}
          hint={help}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
        />
      </Scripted>
      <noscript>
        <Select
          id={integrationField.name}
          name={integrationField.name}
          label={integrationField.label}
          hint={help}
          choices={choices}
        />
      </noscript>
    </>
  );
}

export const fragment = graphql`
  fragment Connections on CalculatorWordsConnections {
    title
    help
  }
`;
