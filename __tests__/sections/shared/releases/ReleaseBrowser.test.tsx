import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReleaseBrowser } from '../../../../src/sections/shared/releases/ReleaseBrowser';
import browse from '../../../../src/copy/browse.json';
import { fill } from '../../../../src/text/fillWords';
import copy from '../../../../src/copy/newsroom.json';

const releaseOf = (number: number, topic: string, year: number) => ({
  path: `/newsroom/release-${number}/`,
  title: `Release ${number}`,
  topic,
  date: `${year}-03-${String((number % 28) + 1).padStart(2, '0')}`,
});

const all = [
  ...Array.from({ length: 6 }, (_, index) => releaseOf(index, 'product', 2025)),
  releaseOf(30, 'award', 2024),
  releaseOf(31, 'product', 2024),
];

const path = '/lintel-newsroom/';
const list = {
  path,
  perPage: 5,
  facets: ['topic', 'year'],
  index: all.map(({ topic, date }) => [topic, date.slice(0, 4)]),
};
const first = all.slice(0, 5);

/** Its name, followed by how many there are. */
const AWARDS = new RegExp(`^${copy.topics.award}`);
const MORE = new RegExp(fill(browse.more, { count: '\\d+' }));

const paths = (releases: readonly { readonly path: string }[]) => releases.map((one) => one.path);
const shown = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/newsroom/'));
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const open = (search = '') => {
  history.replaceState(null, '', path + search);
  render(<ReleaseBrowser releases={first} list={list} />);
};

const answer = (sections: readonly object[]) =>
  ({
    ok: true,
    json: () => Promise.resolve({ result: { data: { page: { sections } } } }),
  }) as Response;

const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer([{}, { pages: all.slice(5) }]));
  Object.assign(window, { fetch: fetched });
});

it('shows the first page, and brings the next in place, with the focus on what is new', async () => {
  open();
  expect(shown()).toEqual(paths(first));
  await userEvent.click(screen.getByRole('link', { name: MORE }));
  await waitFor(() => expect(shown()).toEqual(paths(all)));
  expect(fetched.mock.calls).toEqual([['/page-data/lintel-newsroom/page/2/page-data.json']]);
  expect(screen.getByRole('link', { name: /^Mar.*Release 5/ })).toHaveFocus();
  expect(query()).toEqual({ page: '2' });
  expect(screen.queryByRole('link', { name: MORE })).not.toBeInTheDocument();
});

it('narrows by topic and year together, also among entries that were not here', async () => {
  open();
  await userEvent.selectOptions(screen.getByRole('combobox'), '2024');
  await waitFor(() => expect(shown()).toEqual(paths(all.slice(6))));
  const award = screen.getByRole('button', { name: AWARDS });
  await userEvent.click(award);
  expect(award).toHaveAttribute('aria-pressed', 'true');
  expect(shown()).toEqual(['/newsroom/release-30/']);
  expect(screen.getByRole('status')).toHaveTextContent(
    fill(browse.found, { count: 1, total: all.length }),
  );
});

it('says so when nothing is left, and gives everything back', async () => {
  open('?topic=award&year=2025');
  expect(shown()).toEqual([]);
  expect(screen.getByText(browse.none)).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: fill(browse.clear, { total: all.length }) }),
  );
  expect(shown()).toEqual(paths(first));
  expect(query()).toEqual({});
});

it('takes each choice back as a step, and keeps what else stands in the address', async () => {
  open('?utm_source=mail#releases');
  await userEvent.click(screen.getByRole('button', { name: AWARDS }));
  expect(query()).toEqual({ utm_source: 'mail', topic: 'award' });
  expect(location.hash).toBe('#releases');
  await userEvent.selectOptions(screen.getByRole('combobox'), '2024');
  expect(query()).toEqual({ utm_source: 'mail', topic: 'award', year: '2024' });
  history.back();
  await waitFor(() => expect(query()).toEqual({ utm_source: 'mail', topic: 'award' }));
});

it.each(['?topic=nonsense&year=1999&page=-3', '?topic=&page=x'])(
  'takes nothing from an address that names nothing: %s',
  (nonsense) => {
    open(nonsense);
    expect(shown()).toEqual(paths(first));
  },
);

it('keeps what is here where the rest does not arrive, and leads to the page that has it', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  open();
  await userEvent.click(screen.getByRole('link', { name: MORE }));
  const link = await screen.findByRole('link', { name: fill(browse.page, { page: 2 }) });
  expect(link).toHaveAttribute('href', `${path}page/2/`);
  expect(shown()).toEqual(paths(first));
});

it('lists its first page in its HTML, and links to the second', () => {
  const links = renderToStaticMarkup(<ReleaseBrowser releases={first} list={list} />).matchAll(
    /<a [^>]*href="([^"]+)"/g,
  );
  expect(Array.from(links, ([, href]) => href)).toEqual([...paths(first), `${path}page/2/`]);
});
