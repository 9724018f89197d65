import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Finder } from '../../../../src/sections/features/register/Finder';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { register } from '../../../../src/sections/features/register/schema';

const section = {
  find: {
    title: 'Find it',
    label: 'A word',
    legend: 'Examples',
    examples: ['door', 'van'],
    absent: 'Nothing has it.',
    ask: { text: 'Ask us', href: '/contact/' },
    others: [{ what: 'Payroll', also: 'wages', where: 'Left out', href: '#not-here' }],
  },
  marks: { all: 'All', offline: 'Without signal', connected: 'On a wire', new: 'New' },
  modules: [
    {
      family: 'cmms',
      name: 'One',
      href: '/one/',
      lines: [
        { what: 'Fire doors by code', is: [] },
        { what: 'Van stock by bin', is: [] },
      ],
    },
  ],
} as unknown as Pick<SectionProps<typeof register>, 'find' | 'marks' | 'modules'>;

it('shows the lines of the first example before anything is typed', () => {
  render(<Finder {...section} />);
  expect(screen.getByRole('link', { name: /Fire doors/ })).toHaveAttribute('href', '/one/');
  expect(screen.queryByText('Van stock by bin')).not.toBeInTheDocument();
});

it('shows the lines of the word that is typed, or says that there is none', async () => {
  render(<Finder {...section} />);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'van');
  expect(await screen.findByText('Van stock by bin')).toBeInTheDocument();
  await userEvent.type(field, 'x');
  expect(await screen.findByText('Nothing has it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact/');
  await userEvent.clear(field);
  await userEvent.type(field, 'wages');
  expect(await screen.findByRole('link', { name: /Payroll/ })).toHaveAttribute('href', '#not-here');
});
