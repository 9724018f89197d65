import { render, screen, within } from '@testing-library/react';
import { WakeRules } from '../../../../../src/sections/product/reactive-maintenance-software/wake-rules/WakeRules';

const section = {
  title: 'One night',
  night: {
    choose: 'Rules',
    all: 'All of it',
    asleep: 'No one',
    rules: [
      { name: 'Danger', text: 'Wake.' },
      { name: 'Can wait', text: 'Do not.' },
    ],
    alarms: [
      { time: '02:14', what: 'Lamp', rule: 2, outcome: 'On the list.' },
      { time: '05:20', what: 'Gas', rule: 1, outcome: 'Fans on.', woken: 'The plumber' },
    ],
  },
};

it('says of each alarm by which rule and who was woken', () => {
  render(<WakeRules {...section} />);
  const [lamp, gas] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lamp).toHaveTextContent(/By rule 2:.*No one/);
  expect(gas).toHaveTextContent(/By rule 1:.*The plumber/);
});

it('offers each rule, and the whole night first', () => {
  render(<WakeRules {...section} />);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'All of it' })).toBeChecked();
});
