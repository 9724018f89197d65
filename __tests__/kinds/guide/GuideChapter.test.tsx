import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuideChapter } from '../../../src/kinds/guide/GuideChapter';

const chapter = {
  id: 'weigh-it-twice',
  heading: '<h2 id="weigh-it-twice">Weigh it twice</h2>',
  answer: '<p>Before and after.</p>',
  detail: '<p>Use a tested scale.</p>',
};

it('shows the answer and what is placed, and folds the detail', async () => {
  render(<GuideChapter chapter={chapter}>A sheet</GuideChapter>);
  expect(screen.getByText('Before and after.')).toBeVisible();
  expect(screen.getByText('A sheet')).toBeVisible();
  expect(screen.getByText('Use a tested scale.')).not.toBeVisible();
  await userEvent.click(screen.getByText(/weigh it twice/));
  expect(screen.getByText('Use a tested scale.')).toBeVisible();
});

it('has nothing to unfold where the answer says all', () => {
  render(<GuideChapter chapter={{ ...chapter, detail: '' }}>A sheet</GuideChapter>);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('says how much it holds, with its tables', () => {
  const detail = '<p>Use a tested scale.</p><table><tr><td>Scale</td></tr></table>';
  render(
    <GuideChapter isLookedUp chapter={{ ...chapter, detail }}>
      A sheet
    </GuideChapter>,
  );
  expect(screen.getByText(/words and a table/)).toBeVisible();
});
