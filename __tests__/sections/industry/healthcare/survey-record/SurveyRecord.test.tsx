import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { SurveyRecord } from '../../../../../src/sections/industry/healthcare/survey-record/SurveyRecord';

const facts = [
  { label: 'Order', value: 'WO-1' },
  { label: 'Filed', value: 'That day' },
];
const year = { done: [2, 6], late: [10], due: [], planned: [14], reason: 'It waited.' };

const section: ComponentProps<typeof SurveyRecord> = {
  anchor: 'records',
  title: 'Questions',
  lead: 'Ask one.',
  place: 'A hospital',
  legend: 'Ask',
  questions: [
    {
      asks: 'Did it stay negative?',
      name: 'A room',
      answer: 'Nearly.',
      day: { readings: Array.from({ length: 49 }, (_, at) => (at === 39 ? -6 : -18)), limit: -10 },
      facts,
    },
    { asks: 'Which was late?', name: 'Generators', answer: 'One.', year, facts },
    { asks: 'And the doors?', name: 'Doors', answer: 'None.', year, facts },
    { asks: 'And the gas?', name: 'Gas', answer: 'None.', year, facts },
  ],
  act: { text: 'Asked.', actions: [{ text: 'Book', href: '/request-demo/' }] },
};

const read = () => screen.getByRole('slider').getAttribute('aria-valuetext');

it('reads the worst half hour of a room first', () => {
  render(<SurveyRecord {...section} />);
  expect(read()).toMatch(/02:30.*−0\.006/);
});

it('opens the record of a question, with the test that was late', async () => {
  render(<SurveyRecord {...section} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Which was late?' }));
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Generators');
  expect(read()).toMatch(/10.*It waited/);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'WO-1',
    'That day',
  ]);
});
