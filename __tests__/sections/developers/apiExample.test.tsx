import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf, answerTo, valuesOf } from '../../../src/sections/developers/api-example/ask';
import { Console } from '../../../src/sections/developers/api-example/Console';
import words from '../../../src/sections/developers/api-example/words.json';
import type { Job } from '../../../src/sections/developers/fileParts';

const job = (id: string, over: Partial<Job> = {}): Job => ({
  id,
  title: `Job ${id}`,
  building: 'tower',
  place: 'Roof',
  state: 'new',
  priority: 'low',
  owner: null,
  due: null,
  ...over,
});
const jobs = [
  job('A'),
  job('B', { state: 'waiting' }),
  job('C', { building: 'library' }),
  job('D'),
];
const any = { building: '', state: '', limit: 10, after: '' };

it('answers with the jobs that fit, a page at a time', () => {
  expect(answerTo(jobs, any)).toEqual({ data: jobs, next: null });
  const first = answerTo(jobs, { ...any, building: 'tower', limit: 2 });
  expect([first.data.map(({ id }) => id), first.next]).toEqual([['A', 'B'], 'B']);
  const second = answerTo(jobs, { ...any, building: 'tower', limit: 2, after: 'B' });
  expect([second.data.map(({ id }) => id), second.next]).toEqual([['D'], null]);
  expect(answerTo(jobs, { ...any, building: 'library', state: 'waiting' }).data).toEqual([]);
});

it('leaves out of the address what is not asked for', () => {
  expect(addressOf({ site: 'north' }, any)).toBe('/v2/jobs?site=north&limit=10');
  expect(addressOf({ site: 'north' }, { ...any, state: 'new', after: 'A' })).toBe(
    '/v2/jobs?site=north&state=new&limit=10&after=A',
  );
  expect(valuesOf(jobs, 'building')).toEqual(['tower', 'library']);
});

it('shows the answer to what a visitor asks, and marks the same jobs on the board', async () => {
  const user = userEvent.setup();
  const tickets = jobs.map(({ title, id }) => ({ title, says: id }));
  const call = { address: 'https://us.example/v2/jobs', site: 'north', jobs, tickets, calls: 600 };
  render(
    <Console
      call={call}
      board="Campus"
      moment="Tuesday"
      limits={[2, 50]}
      start={{ building: 'tower', limit: 2 }}
    />,
  );
  const answer = screen.getByRole('region', { name: words.answer });
  const marked = () =>
    screen
      .getAllByRole('listitem')
      .filter((ticket) => ticket.getAttribute('aria-current') === 'true')
      .flatMap(({ textContent }) => /Job \w/.exec(textContent)?.[0].slice(0, 5) ?? []);
  expect(marked().toSorted()).toEqual(['Job A', 'Job B']);
  await user.click(screen.getByRole('button', { name: words.next }));
  expect(marked()).toEqual(['Job D']);
  expect(screen.getByText(/after=B/)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: words.building }), 'library');
  expect(within(answer).getByText(/"id": "C"/)).toBeInTheDocument();
  expect(marked()).toEqual(['Job C']);
  await user.selectOptions(screen.getByRole('combobox', { name: words.state }), 'waiting');
  expect(marked()).toEqual([]);
  expect(screen.getByText(words.none)).toBeInTheDocument();
});
