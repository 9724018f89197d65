import { render, screen } from '@testing-library/react';
import { Review } from '../../../../src/sections/security/review/Review';
import type { SectionProps } from '../../../../src/content-model/sectionProps';
import type { review } from '../../../../src/sections/security/review/schema';

const section = {
  title: 'Answers',
  lead: 'All of them.',
  answers: { yes: 'Yes', partly: 'Partly', no: 'No' },
  rows: Array.from({ length: 8 }, (_, index) => ({
    asked: `Question ${index}`,
    verdict: 'no',
    says: `<p>Answer ${index}</p>`,
  })),
  more: 'Two more',
} as unknown as SectionProps<typeof review>;

it('keeps six lines in view and the others one press away, with every answer on the page', () => {
  render(<Review {...section} />);
  const more = screen.getAllByRole('group')[6];
  expect(more).toContainElement(screen.getByText('Two more'));
  expect(more).toContainElement(screen.getByText('Question 6'));
  expect(more).not.toContainElement(screen.getByText('Question 5'));
  expect(screen.getByText('Answer 7')).toBeInTheDocument();
});
