import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limitOf, type Outage } from '../../../src/content-model/outages';
import { formatHours } from '../../../src/format/number';
import { creditOf, filters } from '../../../src/sections/status/outage-list/credit';
import { OutageList } from '../../../src/sections/status/outage-list/OutageList';
import words from '../../../src/sections/status/outage-list/words.json';
import { fill } from '../../../src/text/fillWords';

const outage = (over: Partial<Outage>): Outage => ({
  on: '2026-06-03',
  minutes: 96,
  where: 'us',
  title: 'A network',
  stopped: 'Nothing could be reached.',
  cause: 'A network failed.',
  whose: 'host',
  changed: 'There are two.',
  since: 'Not since.',
  ...over,
});
const outages = [
  outage({}),
  outage({ on: '2026-03-14', minutes: 41, where: 'everywhere', title: 'A certificate' }),
  outage({ on: '2024-02-29', minutes: 47, where: 'everywhere', title: 'A leap day' }),
];

it('counts what each filter leaves', () => {
  const left = filters.map(({ key, keeps }) => [
    key,
    outages.filter((one) => keeps(one, outages)).length,
  ]);
  expect(left).toEqual([
    ['all', 3],
    ['below', 2],
    ['credited', 1],
    ['one', 1],
  ]);
});

it('says what was paid back, and otherwise why nothing was', () => {
  const said = outages.map((one) => creditOf(one, outages));
  const limits = outages.map((one) => ({ limit: formatHours(limitOf(one)) }));
  expect(said.slice(1)).toEqual([
    fill(words.credit.inside, limits[1] ?? {}),
    fill(words.credit.short, limits[2] ?? {}),
  ]);
  expect(said[0]).toContain('10%');
  expect(creditOf(outage({ paid: 61_400 }), outages)).toContain('$61,400');
});

it('opens each outage to its account, and names the kinds to choose from', async () => {
  const user = userEvent.setup();
  render(<OutageList title="All {count}" note="Counted." outages={outages} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('All 3');
  expect(screen.getAllByRole('radio')).toHaveLength(filters.length);
  const [first] = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS');
  if (!first) throw new Error('no fold');
  await user.click(within(first).getByText('A network'));
  expect(first).toHaveAttribute('open');
  expect(within(first).getByText('There are two.')).toBeInTheDocument();
});
