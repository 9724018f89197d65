import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DoorPlan } from '../../../../src/sections/security/door-plan/DoorPlan';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { doorPlan } from '../../../../src/sections/security/door-plan/schema';

const room = (name: string) => ({
  name,
  holds: ['A thing'],
  door: {
    opens: 'onward',
    name: `Door of ${name}`,
    text: 'What it lets through.',
    log: [
      { time: '09:00', who: 'A box', text: `Line of ${name}` },
      { time: '10:00', who: 'A person', text: 'Closes it.' },
    ],
  },
});

const section = {
  title: 'Four doors',
  day: 'One day',
  rooms: ['Plant', 'Line', 'Region', 'Record'].map(room),
  last: { name: 'People', holds: ['Yours'] },
  start: 3,
  act: { text: 'Done.', actions: [] },
} as unknown as SectionProps<typeof doorPlan>;

it('has the chosen door, and the logs of all of them, without scripts', async () => {
  render(<DoorPlan {...section} />);
  expect(screen.getByRole('radio', { name: /Door of Record/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Door of Line/ }));
  expect(screen.getByRole('radio', { name: /Door of Record/ })).not.toBeChecked();
  for (const name of ['Plant', 'Line', 'Region', 'Record']) {
    expect(screen.getByText(`Line of ${name}`)).toBeInTheDocument();
  }
});
