import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswersAsOf } from '../../../../src/sections/covid-19-faq-for-property-managers/checked-answers/AnswersAsOf';

const answer = (handle: string, until?: string) => ({
  handle,
  short: handle,
  asked: `Asked ${handle}`,
  says: `Says ${handle}`,
  from: '2020-03-01',
  until: until ?? null,
  why: until ? `Why ${handle}` : null,
  source: 'Source',
  checked: '2026-11-10',
});

it('opens the first answer, and the others on request, with the anchor of each within its fold', async () => {
  render(
    <AnswersAsOf
      answers={[answer('a', '2021-04-05'), answer('b')] as never}
      first="2020-01-01"
      last="2026-12-31"
      legend="How many"
    />,
  );
  expect(screen.getByText('Why a')).toBeVisible();
  expect(screen.getByText('Says b')).not.toBeVisible();
  await userEvent.click(screen.getByText('Asked b'));
  expect(screen.getByText('Says b')).toBeVisible();
  const fold = screen
    .getAllByRole('group')
    .findLast(({ textContent }) => textContent.includes('Asked b'));
  expect(fold).toContainHTML('id="b"');
});
