import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { OwnBoard } from '../../../../../src/sections/tour/board/own-board/OwnBoard';
import words from '../../../../../src/sections/tour/board/own-board/words.json';

const section: ComponentProps<typeof OwnBoard> = {
  arrangement: 'section',
  breadcrumbs: [],
  title: 'A board',
  lead: 'To try.',
  actions: [{ text: 'Demo', href: '/request-demo/' }],
  facts: [{ text: 'Nothing' }, { text: 'Here' }],
  isOver: false,
  anchor: 'board',
  place: 'Northgate',
  columns: ['New', 'Assigned', 'On site', 'Done'],
  owners: ['You', 'P. Nair'],
  places: ['Roof', 'Dock', 'Hall'],
  jobs: [
    {
      id: 'WO-1',
      priority: 'high',
      title: 'Belt',
      place: 'Roof',
      stage: 1,
      owner: 'P. Nair',
      log: [{ at: '03:53', text: 'A meter' }],
    },
    {
      id: 'WO-2',
      priority: 'low',
      title: 'Lamp',
      place: 'Stair',
      stage: 0,
      log: [{ at: '06:00', text: 'Its plan' }],
    },
  ],
  act: { text: 'All done.', actions: [{ text: 'Go', href: '/request-demo/' }] },
};

const ticket = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const what = () => screen.getByLabelText(words.form.what);
const where = () => screen.getByLabelText(words.form.where);

beforeEach(() => localStorage.clear());

async function reportTap() {
  const user = userEvent.setup();
  const view = render(<OwnBoard {...section} />);
  await user.type(what(), 'Tap drips');
  await user.type(where(), 'Level 3');
  await press(words.form.send);
  return view;
}

it('puts a report on the board, and keeps it for the next visit', async () => {
  const view = await reportTap();
  expect(ticket('Tap drips')).toBeChecked();
  view.unmount();
  render(<OwnBoard {...section} />);
  expect(ticket('Tap drips')).toBeInTheDocument();
});

it('asks for what is missing, and keeps what was typed', async () => {
  const user = userEvent.setup();
  render(<OwnBoard {...section} />);
  await user.type(where(), 'Level 3');
  await press(words.form.send);
  expect(what()).toBeInvalid();
  expect(what()).toHaveFocus();
  expect(where()).toHaveValue('Level 3');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('gives the chosen job to a person, who then stands on its ticket', async () => {
  const user = userEvent.setup();
  render(<OwnBoard {...section} />);
  await user.click(ticket('Lamp'));
  await user.selectOptions(screen.getByLabelText(words.record.owner), 'You');
  expect(screen.getByRole('radio', { name: /Lamp.*You/ })).toBeChecked();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
});

it('moves a job by arrow keys and writes the move into its record', async () => {
  const user = userEvent.setup();
  render(<OwnBoard {...section} />);
  ticket('Belt').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(ticket('Belt')).toHaveFocus();
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.some((words) => words.includes('Belt: Done'))).toBe(true);
});

it('begins again on request', async () => {
  await reportTap();
  await press(words.over);
  expect(screen.queryByRole('radio', { name: /Tap drips/ })).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it.each([
  '{',
  '[{"id":7}]',
  '"x"',
  '[{"id":"a","title":"b","place":"c","priority":"high","stage":9,"log":[]}]',
])('leaves alone what it does not understand: %s', (kept) => {
  localStorage.setItem('board', kept);
  render(<OwnBoard {...section} />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('works where the browser keeps nothing', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await reportTap();
  expect(ticket('Tap drips')).toBeChecked();
  await press(words.over);
  refuse.mockRestore();
});

it('lists its jobs for those without scripts', () => {
  const view = renderToStaticMarkup(<OwnBoard {...section} />);
  const [list = ''] = view.match(/<noscript>.*?<\/noscript>/) ?? [];
  expect(['Belt', 'Lamp'].every((name) => list.includes(name))).toBe(true);
});
