import { render, screen } from '@testing-library/react';
import { Answered } from '../../../../src/sections/shared/answered/Answered';

it('names who answers for it', () => {
  const answerer = { name: 'Ada Field', role: 'Lead', company: 'Lintel', portrait: null };
  const items = [{ question: 'First', answer: '<p>One</p>' }];
  render(
    <Answered
      look="side"
      title="Questions"
      items={items}
      answerer={answerer}
      answererNote="<p>answers</p>"
    />,
  );
  expect(screen.getByText('Ada Field')).toBeInTheDocument();
});
