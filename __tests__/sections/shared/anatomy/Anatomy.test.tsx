import { render, screen, within } from '@testing-library/react';
import { Anatomy } from '../../../../src/sections/shared/anatomy/Anatomy';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { anatomy as anatomySchema } from '../../../../src/sections/shared/anatomy/schema';

const anatomy = {
  title: 'Anatomy',
  intro: null,
  anchor: 'anatomy',
  drawing: {
    label: 'A work order in two parts.',
    shape: {
      type: 'workOrderSheet',
      id: 'WO-1',
      priority: 'high',
      state: { text: 'Closed', tone: 'good' },
      parts: [
        { label: 'Opened', is: 'text', text: 'By a meter' },
        { label: 'Proof', is: 'proof', text: '23 min' },
      ],
    },
  },
  callouts: [
    { title: 'It opens itself', text: '<p>From a <a href="/meters/">meter</a>.</p>' },
    { title: 'It closes with proof', text: '<p>A photo.</p>' },
  ],
};

const show = () => {
  render(<Anatomy {...(anatomy as unknown as SectionProps<typeof anatomySchema>)} />);
};

it('shows the record as one picture with its sentence and nothing to focus in it', () => {
  show();
  const picture = screen.getByRole('img', { name: 'A work order in two parts.' });
  expect(within(picture).queryByRole('heading')).not.toBeInTheDocument();
  expect(within(picture).queryByRole('link')).not.toBeInTheDocument();
});

it('explains the parts in their order, under headings', () => {
  show();
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['It opens itself', 'It closes with proof']);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'meter' })).toHaveAttribute('href', '/meters/');
});
