import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { route } from '../../../../../src/browser/route';
import { PortfolioList } from '../../../../../src/sections/solutions/data-driven-portfolio/portfolio-list/PortfolioList';
import { portfolio } from '../portfolio';

const section = (
  <PortfolioList
    title="A list"
    lead="Its lead."
    place="An owner"
    moment="A year"
    portfolio={portfolio}
    chosen="C"
    act={{ text: 'Done.', actions: [{ text: 'Go', href: '/request-demo/' }] }}
  />
);

/** The buildings in the order of the list. */
const codes = () =>
  screen.getAllByText(/^City of \w$/).map(({ textContent }) => textContent.at(-1));

beforeEach(() => {
  history.replaceState(null, '', '/portfolio/');
  route.set('/portfolio/');
});

it('begins with the order to send people by, and the chosen building', () => {
  render(section);
  expect(codes()).toEqual(['C', 'B', 'A']);
  expect(screen.getByRole('status')).toHaveTextContent('Remark on C.');
});

it('sorts by another measure, and keeps it in the address', async () => {
  render(section);
  await userEvent.click(screen.getByRole('radio', { name: 'By the bill' }));
  expect(codes()).toEqual(['A', 'C', 'B']);
  expect(location.search).toContain('by=total');
});

it('opens another building, whatever the order', async () => {
  render(section);
  await userEvent.click(screen.getByRole('radio', { name: /City of B/ }));
  expect(screen.getByRole('status')).toHaveTextContent('Remark on B.');
  expect(screen.getByText('Next for B')).toBeInTheDocument();
  expect(location.search).toContain('building=B');
});
