import axe from 'axe-core';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { compare } from '../../../src/review/compare/compare';
import type { Review } from '../../../src/review/compare/review';
import { reviewPage } from '../../../src/review/show/page/reviewPage';
import { page, redirect, site } from '../site';

const PRICED = page('/pricing/', { blocks: [['p', 'It costs $950 a morning.']] });
const EVENT = page('/events/a/');
const MOVED = page('/old/', { file: 'pages/moved.md' });

/** A price, a title that came with a new share picture, a page that moved, and one that is gone. */
const changed = (amount = '$1,050'): Review =>
  compare(
    site([PRICED, EVENT, MOVED, page('/gone/')]),
    site(
      [
        { ...PRICED, blocks: [['p', `It costs ${amount} a morning.`]] },
        { ...EVENT, title: '<img src=x>', share: { src: '/share/2.png', alt: 'June 10' } },
        { ...MOVED, path: '/new/', canonical: '/new/' },
      ],
      { redirects: [redirect('/old/', '/new/')] },
    ),
  );

const NAMES = { here: 'the preview', base: 'production' };
const SIDES = { here: '', base: 'https://www.example', names: NAMES };

const listening = jest.spyOn(document.body, 'addEventListener');

/** Takes the script off the page that was shown before. */
function close(): void {
  for (const [type, listener] of listening.mock.calls)
    document.body.removeEventListener(type, listener);
  listening.mockClear();
}

/** Shows a review as a browser with scripts does. */
function open(review: Review, shown: Parameters<typeof reviewPage>[1] = SIDES): void {
  const parsed = new DOMParser().parseFromString(reviewPage(review, shown), 'text/html');
  document.documentElement.lang = parsed.documentElement.lang;
  document.head.innerHTML = parsed.head.innerHTML;
  document.body.innerHTML = parsed.body.innerHTML;
  close();
  jest.isolateModules(() => jest.requireActual('../../../src/review/show/page/client'));
}

const shownChanges = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-change]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['change'] ?? '');

const tick = (name: RegExp): HTMLElement => screen.getByRole('checkbox', { name });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

it.each([
  ['changes', changed(), SIDES],
  ['none', compare(site([PRICED]), site([PRICED])), SIDES],
  ['no base', compare(undefined, site([PRICED])), { names: NAMES }],
])('has nothing that axe finds: %s', async (_, review, shown) => {
  open(review, shown);
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('is kept from search engines, and loads nothing from elsewhere', () => {
  open(changed());
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const loaded = [...document.querySelectorAll('[src], link[href]')].map(
    (one) => one.getAttribute('src') ?? one.getAttribute('href'),
  );
  expect(loaded.filter((address) => /^\w+:|^\/\//.test(address ?? ''))).toEqual([]);
});

it('leads every mark, cell and count to something that is there', () => {
  open(changed());
  const to = [...document.querySelectorAll('a[href^="#"]')].map(
    (a) => a.getAttribute('href') ?? '',
  );
  expect(to.length).toBeGreaterThan(8);
  expect(to.filter((id) => !document.getElementById(id.slice(1)))).toEqual([]);
});

it('shows words before and after, and takes no word for HTML', () => {
  open(changed());
  const article = screen.getByRole('article', { name: PRICED.title });
  expect(within(article).getByText('$950').tagName).toBe('DEL');
  expect(within(article).getByText('$1,050').tagName).toBe('INS');
  expect(document.querySelector('img[src=x]')).toBeNull();
});

it('opens a page on both sides', () => {
  open(changed());
  const article = screen.getByRole('article', { name: PRICED.title });
  const links = within(article)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/pricing/', 'https://www.example/pricing/']);
});

it('filters by what was changed, and by kind, and shows all again', async () => {
  open(changed());
  const all = shownChanges();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(PRICED.title) }));
  expect(shownChanges()).toEqual(['pricing']);
  await userEvent.click(screen.getAllByRole('button', { name: /show all/i })[0]!);
  expect(shownChanges()).toEqual(all);
  await userEvent.click(screen.getByRole('radio', { name: /^Prices/ }));
  expect(shownChanges()).toEqual(['pricing']);
});

it('goes to a change that a filter hides', async () => {
  open(changed());
  await userEvent.click(screen.getByRole('radio', { name: /^Prices/ }));
  const nav = screen.getByRole('navigation', { name: /verdict/ });
  await userEvent.click(within(nav).getByRole('link', { name: '<img src=x>' }));
  expect(document.activeElement).toHaveAttribute('data-change', 'events--a');
  expect(shownChanges().length).toBeGreaterThan(1);
});

it('keeps a tick, until something else becomes of the page', async () => {
  open(changed());
  await userEvent.click(tick(/Title of \/pricing/));
  open(changed());
  expect(tick(/Title of \/pricing/)).toBeChecked();
  open(changed('$2,000'));
  expect(tick(/Title of \/pricing/)).not.toBeChecked();
});

it('goes on by keys, where they are on and no field has them', async () => {
  open(changed());
  const order = shownChanges();
  await userEvent.keyboard('jj');
  expect(document.activeElement).toHaveAttribute('data-change', order[1]);
  await userEvent.keyboard('x');
  expect(document.activeElement).toHaveAttribute('data-change', order[2]);
  expect(screen.getAllByText('1', { selector: 'output' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keys on' }));
  await userEvent.keyboard('k');
  expect(document.activeElement).not.toHaveAttribute('data-change');
});

it('says why there is nothing to compare with', () => {
  open(compare(undefined, site([PRICED])), { names: NAMES, missing: 'Production answers 404.' });
  expect(screen.getByText('Production answers 404.')).toBeVisible();
});

describe('pictures before and after', () => {
  const place = {
    was: { src: 'was.webp', height: 200 },
    is: { src: 'is.webp', height: 200 },
    boxes: [{ x: 75, y: 50, width: 150, height: 20 }],
  };
  const shots = new Map([
    ['/pricing/', [{ width: 375, places: [place], more: 2 }]],
    ['/events/a/', [{ width: 375, places: [], more: 0 }]],
    ['/beside/', [{ width: 375, places: [place], more: 0 }]],
  ]);

  it('stand at their page, with what moved marked at any size', async () => {
    open(changed(), { ...SIDES, shots });
    const own = within(
      document.querySelector<HTMLElement>('[data-change="pricing"]') ?? document.body,
    );
    const after = own.getByRole('img', { name: /as it is now/i }).closest('figure');
    expect(after?.querySelector('i')).toHaveStyle({ left: '20%', top: '25%', width: '40%' });
    expect(own.getByText(/2 more places/)).toBeInTheDocument();
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('say where nothing is to be seen, and show what no word told', () => {
    open(changed(), { ...SIDES, shots });
    expect(screen.getByText('Looks as before,')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '/beside/' })).toBeInTheDocument();
  });
});
