import { render, screen, within } from '@testing-library/react';
import { Versions } from '../../../src/sections/developers/api-versions/Versions';
import {
  changesIn,
  linesOf,
  saysOf,
  type ApiChange,
} from '../../../src/sections/developers/api-versions/changes';

const changes: ApiChange[] = [
  {
    version: '9.1',
    released: '2026-04-14',
    api: [{ is: 'added', text: '`/v2/shutdowns` with jobs.' }],
  },
  {
    version: '9.0',
    released: '2026-03-10',
    api: [
      { is: 'added', text: 'Version 2.' },
      { is: 'retired', text: 'Version 1 ends.' },
    ],
  },
];

it('leaves out months that changed nothing for programs', () => {
  const quiet = { version: '9.2', released: '2026-05-12', api: [] };
  expect(changesIn([quiet, ...changes]).map(({ version }) => version)).toEqual(['9.1', '9.0']);
});

it('says all of a version in words alone', () => {
  expect(saysOf(changes[0] as ApiChange)).toMatch(
    /^\*\*9\.1, .*\*\*.*\/v2\/shutdowns with jobs\.$/,
  );
  expect(linesOf(changes)).toHaveLength(3);
});

it('lists every change in a table, and reads the version it is told to first', () => {
  render(
    <Versions
      title="Version 1 ends"
      text="<p>Soon.</p>"
      from="2025-01-01"
      until="2027-03-31"
      versions={[
        { name: 'Version 1', from: '2025-01-01', until: '2026-12-31', says: 'Old' },
        { name: 'Version 2', from: '2026-03-10', until: '2027-03-31', says: 'New' },
      ]}
      start="9.0"
      all="All {count}"
      changes={changes}
    />,
  );
  expect(screen.getByRole('slider')).toHaveValue('0');
  expect(
    within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true }),
  ).toHaveLength(4);
});
