import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReleaseBrowser } from '../../../src/components/newsroom/ReleaseBrowser';
import copy from '../../../src/copy/newsroom.json';

const releaseOf = (number: number, topic: string, year: number) => ({
  path: `/newsroom/release-${number}/`,
  title: `Release ${number}`,
  topic,
  date: `${year}-03-${String((number % 28) + 1).padStart(2, '0')}`,
});

const releases = [
  ...Array.from({ length: 22 }, (_, index) => releaseOf(index, 'product', 2025)),
  releaseOf(30, 'award', 2024),
  releaseOf(31, 'product', 2024),
];

/** Its name, followed by how many there are. */
const AWARDS = new RegExp(`^${copy.topics.award}`);

const titles = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const path = '/lintel-newsroom/';
const query = () => Object.fromEntries(new URLSearchParams(location.search));

beforeEach(() => history.replaceState(null, '', path));

describe('ReleaseBrowser', () => {
  it('shows a page of twenty, and the others on the next', async () => {
    render(<ReleaseBrowser releases={releases} />);
    expect(titles()).toHaveLength(20);
    const pages = within(screen.getByRole('navigation'));
    await userEvent.click(pages.getByRole('button', { name: '2' }));
    expect(titles()).toEqual(releases.slice(20).map(({ path }) => path));
    expect(pages.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  });

  it('narrows by topic and year together, and says how many are left', async () => {
    render(<ReleaseBrowser releases={releases} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), '2024');
    expect(titles()).toHaveLength(2);
    const award = screen.getByRole('button', { name: AWARDS });
    await userEvent.click(award);
    expect(award).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['/newsroom/release-30/']);
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });

  it('says so when nothing is left, and starts again from the first page', async () => {
    render(<ReleaseBrowser releases={releases} />);
    await userEvent.click(screen.getByRole('button', { name: AWARDS }));
    await userEvent.selectOptions(screen.getByRole('combobox'), '2025');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('keeps the choice in the address, beside what else stands there', async () => {
    history.replaceState(null, '', `${path}?utm_source=mail#releases`);
    render(<ReleaseBrowser releases={releases} />);
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    expect(query()).toEqual({ utm_source: 'mail', page: '2' });
    await userEvent.selectOptions(screen.getByRole('combobox'), '2024');
    await userEvent.click(screen.getByRole('button', { name: AWARDS }));
    expect(query()).toEqual({ utm_source: 'mail', topic: 'award', year: '2024' });
    expect(location.hash).toBe('#releases');
  });

  it('opens with the choice of its address', () => {
    history.replaceState(null, '', `${path}?topic=award&year=2024`);
    render(<ReleaseBrowser releases={releases} />);
    expect(titles()).toEqual(['/newsroom/release-30/']);
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName(AWARDS);
  });

  it.each(['?topic=nonsense&year=1999&page=-3', '?page=99e9', '?topic=&page=x'])(
    'takes nothing from an address that names nothing: %s',
    (nonsense) => {
      history.replaceState(null, '', path + nonsense);
      render(<ReleaseBrowser releases={releases} />);
      expect(titles().length).toBeGreaterThan(0);
      expect(screen.getByRole('status')).toHaveTextContent(String(releases.length));
    },
  );

  it('lists every release in its HTML', () => {
    const links = renderToStaticMarkup(<ReleaseBrowser releases={releases} />).matchAll(
      /<a [^>]*href="([^"]+)"/g,
    );
    expect(Array.from(links, ([, href]) => href)).toEqual(releases.map(({ path: own }) => own));
  });
});
