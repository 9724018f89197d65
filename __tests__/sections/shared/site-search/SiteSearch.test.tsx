import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import copy from '../../../../src/copy/searchPage.json';
import { SiteSearch } from '../../../../src/sections/shared/site-search/SiteSearch';
import { nameOfGroup } from '../../../../src/search/searchGroups';
import { askSite, type Found } from '../../../../src/search/siteIndex';
import { hit, line } from '../../../support/found';

jest.mock('../../../../src/search/siteIndex');

const ask = jest.mocked(askSite);

const section = {
  title: 'Search',
  label: 'Search this site',
  hint: 'belt',
  button: 'Search',
  unscripted: 'Look along the shelves.',
  ways: [{ text: 'Shelves', href: '#shelves' }],
};

const found: Found = {
  total: 5,
  kinds: [
    { kind: 'product', count: 1 },
    { kind: 'guides', count: 4 },
  ],
  hits: [
    hit('guides', '/guides/a/', [line('override', '/guides/a/#end')]),
    hit('product', '/product/a/', [line('override', '/product/a/')]),
  ],
};

const nothing: Found = { total: 0, kinds: [], hits: [] };

async function arriveAt(query: string): Promise<void> {
  history.replaceState(null, '', `/search/${query}`);
  render(<SiteSearch {...section} />);
  await act(() => Promise.resolve());
}

const field = () => screen.getByRole('searchbox');

/** By a clock of its own: keys that come late on a busy machine would be pauses. */
async function typeAndPause(text: string): Promise<void> {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(field(), text);
  await act(() => jest.advanceTimersByTimeAsync(300));
}

const term = {
  term: 'Override',
  meaning: 'By hand.',
  example: 'A fan',
  href: '/kb/#o',
  page: 'KB',
};

afterEach(() => jest.useRealTimers());

beforeEach(() => {
  ask.mockReset().mockResolvedValue(found);
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve([term]) });
});

it('asks the index for nothing before there are words', async () => {
  await arriveAt('');
  expect(ask).not.toHaveBeenCalled();
  expect(field()).toHaveAccessibleName(section.label);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search/');
});

it('shows what the address asks for, by group, each sentence at its place', async () => {
  await arriveAt('?q=override');
  expect(field()).toHaveValue('override');
  expect(screen.getByRole('status')).toHaveTextContent('5');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
  expect(headings).toEqual(['answer', 'in-guides', 'in-product']);
  const guides = screen.getByRole('region', { name: new RegExp(nameOfGroup('guides')) });
  const hrefs = within(guides)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/guides/a/', '/guides/a/#end', '/search/?q=override&kind=guides']);
});

it('explains a word that is a term, and no part of one', async () => {
  await arriveAt('?q=override');
  expect(screen.getByRole('region', { name: 'Override' })).toHaveTextContent('By hand.');
  await typeAndPause(' end');
  expect(screen.queryByRole('region', { name: 'Override' })).not.toBeInTheDocument();
});

it('looks for what is typed once there is a pause, and keeps the focus', async () => {
  await arriveAt('');
  await typeAndPause('belt');
  expect(location.search).toBe('?q=belt');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(field()).toHaveFocus();
});

it('narrows to a group in the address, and marks it', async () => {
  await arriveAt('?q=override');
  const kinds = screen.getByRole('navigation', { name: copy.kinds });
  await userEvent.click(within(kinds).getByRole('link', { name: /Product/ }));
  expect(location.search).toBe('?q=override&kind=product');
  expect(ask).toHaveBeenLastCalledWith('override', expect.objectContaining({ kind: 'product' }));
  expect(within(kinds).getByRole('link', { name: /Product/ })).toHaveAttribute('aria-current');
});

it('takes a group for none that there is not', async () => {
  await arriveAt('?q=override&kind=nothing');
  expect(ask.mock.lastCall?.[1]).not.toHaveProperty('kind');
});

it('says what was looked for instead, and leads on with that', async () => {
  ask.mockResolvedValue({ ...found, meant: 'override' });
  await arriveAt('?q=overide');
  expect(screen.getByRole('status')).toHaveTextContent(/overide.*override/);
  const kinds = screen.getByRole('navigation', { name: copy.kinds });
  expect(within(kinds).getByRole('link', { name: /Product/ })).toHaveAttribute(
    'href',
    '/search/?q=override&kind=product',
  );
});

it('says where else to look where nothing is found', async () => {
  ask.mockResolvedValue(nothing);
  await arriveAt('?q=xyzzy');
  expect(screen.getByRole('status')).toHaveTextContent('xyzzy');
  expect(screen.getByRole('link', { name: /Shelves/ })).toHaveAttribute('href', '#shelves');
});

it('says that the index did not load, and tries again', async () => {
  ask.mockRejectedValueOnce(new Error('offline'));
  await arriveAt('?q=override');
  expect(screen.getByRole('alert')).toHaveTextContent(copy.failed.title);
  await userEvent.click(screen.getByRole('button', { name: copy.failed.again }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('5');
});
