import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Agenda } from '../../../../src/sections/shared/agenda/Agenda';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { agenda } from '../../../../src/sections/shared/agenda/schema';

const section = {
  title: 'Three stops',
  look: 'ruler',
  start: 2,
  minutes: 30,
  stops: [
    {
      minute: 0,
      title: 'An invoice',
      text: 'It is read.',
      bars: {
        title: 'Invoice 7',
        note: 'A firm',
        state: 'Asked',
        rows: [
          { name: 'Billed', value: 300, text: '5 h', isOver: true },
          { name: 'Scanned', value: 150, text: '2 h 30', isOver: false },
        ],
      },
    },
    {
      minute: 4,
      title: 'A list',
      text: 'It is short.',
      person: { name: 'Ada Ruiz', role: 'Engineer', company: 'Lintel', portrait: null },
      list: { title: 'Cannot', items: [{ what: 'Payroll' }, { what: 'Leases', why: 'Not ours.' }] },
    },
    {
      minute: 20,
      title: 'Questions',
      text: 'Yours.',
      asked: { items: ['Who is it?', 'When?'], source: 'In May' },
    },
  ],
  act: { text: 'Come.', actions: [{ text: 'Choose', href: '#dates' }] },
} as unknown as SectionProps<typeof agenda>;

it('is one choice, each stop with its minutes up to the next one', () => {
  render(<Agenda {...section} />);
  const stops = screen.getAllByRole('radio');
  expect(stops).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /A list.*4–\u206020/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Questions.*20–\u206030/ })).not.toBeChecked();
});

it('has a screen for each, of which style sheets leave the chosen one', async () => {
  render(<Agenda {...section} />);
  await userEvent.click(screen.getByRole('radio', { name: /An invoice/ }));
  expect(screen.getByRole('radio', { name: /An invoice/ })).toBeChecked();
  expect(screen.getByText('Invoice 7')).toBeInTheDocument();
  expect(screen.getByText('2 h 30')).toBeInTheDocument();
  expect(screen.getByText('Ada Ruiz')).toBeInTheDocument();
  expect(screen.getByText('Leases')).toBeInTheDocument();
  expect(screen.getByText(/Who is it\?/)).toBeInTheDocument();
});
