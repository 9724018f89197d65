import { render, screen, within } from '@testing-library/react';
import { scrap } from '../../../../src/sections/shared/trail/schema';
import { Trail } from '../../../../src/sections/shared/trail/Trail';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { trail as trailSchema } from '../../../../src/sections/shared/trail/schema';

const scraps = [
  { kind: 'call', time: 'Mon 08:10', from: 'Reception', text: 'Water.' },
  { kind: 'note', time: 'Mon 08:25', lines: ['tell Sam', '(or Dave)'] },
  { kind: 'mail', time: 'Mon 14:40', from: 'reception@', to: 'all', subject: 'Leak', text: 'Who?' },
  { kind: 'chat', time: 'Tue 09:05', messages: [{ text: 'you?' }, { text: 'no', isOwn: true }] },
  {
    kind: 'sheet',
    time: 'Wed 11:30',
    rows: [
      { number: 211, cells: ['Lamp', 'Dave'] },
      { number: 212, cells: ['Leak', ''], isMarked: true },
    ],
  },
  { kind: 'end', time: 'Fri 16:50', text: 'The tile comes down.' },
].map((item) => scrap.parse(item));

const trail = { title: 'Five days', intro: null, anchor: 'problem', scraps, remark: 'One record.' };

const show = () => {
  render(<Trail {...(trail as unknown as SectionProps<typeof trailSchema>)} />);
};

it('lists the pieces in their order, each with its time', () => {
  show();
  const items = within(screen.getByRole('region', { name: 'Five days' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.slice(0, 9))).toEqual(
    scraps.map(({ time }) => time),
  );
});

it('says what each piece is to those who do not see its looks', () => {
  show();
  const [call, note, mail] = screen.getAllByRole('listitem');
  expect(call).not.toHaveTextContent(/^Mon 08:10Reception/);
  expect(note).not.toHaveTextContent(/^Mon 08:25tell/);
  expect(within(mail as HTMLElement).getAllByRole('term')).toHaveLength(3);
});

it('keeps the rows of a sheet a table', () => {
  show();
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['211', '212']);
});
