import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Finder } from '../../../../src/sections/shared/not-found/Finder';

const pages = [
  { path: '/pricing/', title: 'Pricing' },
  { path: '/product/work-order-software/', title: 'Work orders' },
  ...Array.from({ length: 9 }, (_, index) => ({
    path: `/newsroom/${index}/`,
    title: `Release ${index}`,
  })),
];

const answer = (response: Partial<Response>): void => {
  globalThis.fetch = jest.fn().mockResolvedValue(response);
};

const links = (): (string | null)[] =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

function arriveAt(path: string): void {
  history.replaceState(null, '', path);
  render(<Finder />);
}

beforeEach(() => answer({ ok: true, json: () => Promise.resolve(pages) }));

it('names what comes near to the address that was asked for', async () => {
  arriveAt('/product/workorder-software/');
  await screen.findByRole('status');
  expect(links()[0]).toBe('/product/work-order-software/');
});

it('guesses nothing on its own address', async () => {
  arriveAt('/404/');
  await screen.findByRole('status');
  expect(links()).toEqual([]);
});

it('finds pages as one types, and says how many', async () => {
  arriveAt('/xyzzy/');
  await screen.findByRole('status');
  await userEvent.type(screen.getByRole('searchbox'), 'pric');
  expect(links()).toEqual(['/pricing/']);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'release');
  expect(links().length).toBeLessThan(9);
  expect(screen.getByRole('status')).toHaveTextContent('9');
  await userEvent.type(screen.getByRole('searchbox'), ' zebra');
  expect(links()).toEqual([]);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

it('shows no address that it was asked for', async () => {
  arriveAt('/pricin/?<b>x</b>');
  await screen.findByRole('status');
  expect(document.body).not.toHaveTextContent('pricin/');
});

it('leads to the search when the addresses do not arrive', async () => {
  answer({ ok: false });
  arriveAt('/pricin/');
  await act(() => Promise.resolve());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/search/');
  expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
  expect(within(form).getByRole('button')).toHaveAttribute('type', 'submit');
});
