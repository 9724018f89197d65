import { useState } from 'react';
import { fill } from '../../../text/fillWords';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Terms } from '../../../ui/primitives/Terms';
import { Text } from '../../../ui/primitives/Text';
import type { ViewOf } from './schema';
import words from './words.json';

const ALL = 'all';

/** Fields of a record as one of its readers sees them. */
export function FieldsView({ view }: { readonly view: ViewOf<'fields'> }) {
  const [viewer, choose] = useState(ALL);
  const rows = view.rows.map((row) => ({
    ...row,
    isHeld: row.hiddenFrom.some((id) => id === viewer),
  }));
  const seen = rows.filter(({ isHeld }) => !isHeld).length;
  return (
    <>
      <ChoiceRow
        legend={words.look}
        look="chips"
        value={viewer}
        onChange={choose}
        choices={[{ id: ALL, name: view.everyone }, ...view.viewers].map(({ id, name }) => ({
          key: id,
          content: name,
        }))}
      />
      <div aria-live="polite">
        <Terms
          width="8rem"
          terms={rows.map(({ name, value, isHeld }) => ({
            label: name,
            value: isHeld ? words.held : value,
          }))}
        />
        <Text look="source">{fill(words.seen, { seen, all: rows.length })}</Text>
      </div>
    </>
  );
}
