import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { PromoBar } from '../../../src/ui/layout/PromoBar';
import copy from '../../../src/copy/layout.json';

const promo = {
  campaign: 'leak-rules',
  startsAt: '2027-02-09T11:00:00-06:00',
  until: '2027-02-09T11:45:00-06:00',
  text: 'Webinar: leak rules.',
  href: '/webinar/leak-rules/',
  linkText: 'Register now',
};
const BEFORE = new Date('2025-11-01T00:00:00Z');
const AFTER = new Date('2027-02-09T17:45:00Z');

const root = document.body;
const bar = () => screen.queryByRole('complementary', { name: copy.announcement });

/** Runs the script of the HTML, as a browser does before it draws the bar. */
function runScript(): void {
  const script = document.createElement('script');
  script.text = /<script>(.*)<\/script>/.exec(renderToString(<PromoBar />))?.[1] ?? '';
  document.body.append(script);
}

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ promo, site: { builtOn: BEFORE.toISOString() } });
  jest.useFakeTimers({ now: BEFORE });
  localStorage.clear();
  delete root.dataset['promo'];
});

afterEach(() => jest.useRealTimers());

it('announces what is to come, with its day and the way to it', () => {
  render(<PromoBar />);
  expect(bar()).toHaveTextContent(promo.text);
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2027-02-09');
  expect(screen.getByRole('link', { name: promo.linkText })).toHaveAttribute('href', promo.href);
});

it('is gone when the webinar is over', () => {
  jest.setSystemTime(AFTER);
  render(<PromoBar />);
  expect(bar()).not.toBeInTheDocument();
});

it('is gone where there is nothing to announce', () => {
  jest.mocked(useStaticQuery).mockReturnValue({ promo: null, site: null });
  render(<PromoBar />);
  expect(bar()).not.toBeInTheDocument();
});

it('hides when it is closed, and gives the focus to the page', async () => {
  const user = userEvent.setup({ advanceTimers: (by) => jest.advanceTimersByTime(by) });
  render(
    <>
      <PromoBar />
      <main id="main" tabIndex={-1} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: copy.closeAnnouncement }));
  expect(root).toHaveAttribute('data-promo', 'gone');
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('before it is drawn', () => {
  it('stays for those who have not closed it', () => {
    localStorage.setItem('promo', 'another');
    runScript();
    expect(root).not.toHaveAttribute('data-promo');
  });

  it('hides from those who have', () => {
    localStorage.setItem('promo', promo.campaign);
    runScript();
    expect(root).toHaveAttribute('data-promo', 'gone');
  });

  it('hides after the webinar although the build was before', () => {
    jest.setSystemTime(AFTER);
    runScript();
    expect(root).toHaveAttribute('data-promo', 'gone');
  });
});
