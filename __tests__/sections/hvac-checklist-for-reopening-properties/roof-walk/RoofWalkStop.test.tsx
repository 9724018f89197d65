import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoofWalkStop } from '../../../../src/sections/hvac-checklist-for-reopening-properties/roof-walk/RoofWalkStop';

const stop = {
  name: 'On the roof',
  short: 'Roof',
  place: 'Roof',
  minutes: 10,
  intro: 'Locked out.',
  tasks: [
    {
      key: 'dead',
      what: 'Prove dead',
      why: 'Somebody may have fed it.',
      tool: 'Tester',
      limit: '0 V',
      source: null,
      reading: null,
    },
  ],
};

it('keeps the limit of a task in view, and gives reason and tool on request', async () => {
  render(<RoofWalkStop stop={stop as never} id="stop-1" />);
  expect(screen.getByRole('checkbox', { name: 'Prove dead' })).toHaveAccessibleDescription('0 V');
  expect(screen.getByText('Tester')).not.toBeVisible();
  await userEvent.click(screen.getByText('0 V'));
  expect(screen.getByText('Tester')).toBeVisible();
  expect(screen.getByText('Somebody may have fed it.')).toBeVisible();
});
