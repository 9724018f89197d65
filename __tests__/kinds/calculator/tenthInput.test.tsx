// @alone: puts an input into the list of fields, for all that is loaded after it.

// The words are those of the content, which has no place for the input: they come first.
import { words } from './words';
import { tenth } from '../../roi/tenthInput';
import { parseInputs } from '../../../src/roi/parse';
import { withInputs } from '../../roi/arbitraries';
import { field, letTimePass, open, rest, type } from './page';

letTimePass();

it('shows an input more where the content puts it, and keeps it in the address', async () => {
  await open(`?${tenth.name}=7`, {
    ...words,
    groups: [
      ...words.groups,
      {
        title: 'Stores',
        fields: [{ input: tenth.key, help: 'At the price you paid.', slider: null }],
      },
    ],
  });
  expect(field(tenth.label)).toHaveValue('7');
  expect(field(tenth.label)).toHaveAccessibleDescription(`${tenth.unit} At the price you paid.`);
  type('12.5', tenth.label);
  await rest();
  expect(parseInputs(new URLSearchParams(window.location.search))).toEqual({
    ok: true,
    inputs: withInputs({ [tenth.key]: 12.5 }),
  });
});
