import { readBuilt } from '../../../src/gatsby/finish/readBuilt';
import { recordPage } from '../../../src/gatsby/review/recordPage';
import { publicPage } from '../../support/publicPage';

const ORIGIN = 'https://www.lintel.example';

const form = {
  service: 'x',
  button: 'Book a demo',
  inputs: [],
  thanks: '/thank-you/',
};

const recorded = (html: string, own: Parameters<typeof publicPage>[0] | null = {}) =>
  recordPage(
    {
      address: '/x/',
      html,
      built: readBuilt(html, `${ORIGIN}/x/`),
      page: own ? publicPage(own) : undefined,
      picture: { src: '/share/1.png', alt: 'X' },
      feeds: ['/x.atom'],
    },
    { origin: ORIGIN, forms: new Map([['demo', form]]) },
  );

const htmlOf = (main: string, head = ''): string =>
  `<html><head><title>X | Lintel</title>${head}</head><body><main>${main}</main></body></html>`;

it('says what the head says: a path where the canonical address lies on the site', () => {
  const head = `<meta name="robots" content="noindex"/><link rel="canonical" href="${ORIGIN}/y/"/>`;
  expect(recorded(htmlOf('', head))).toMatchObject({
    title: 'X',
    robots: 'noindex',
    canonical: '/y/',
    feeds: ['/x.atom'],
  });
  const elsewhere = '<link rel="canonical" href="https://news.example.com/y/"/>';
  expect(recorded(htmlOf('', elsewhere)).canonical).toBe('https://news.example.com/y/');
});

it('classes the forms of a page and says where they lead', () => {
  const main =
    '<form action="/api/forms"><input type="hidden" name="form" value="demo"/><input type="hidden" name="thanks" value="/own-thanks/"/></form>';
  expect(recorded(htmlOf(main)).forms).toEqual([
    { form: 'demo', label: 'Book a demo', conversion: 'primary', thanks: '/own-thanks/' },
  ]);
});

it.each([
  [{}, undefined],
  [{ draft: true }, 'draft'],
  [{ publishOn: '2027-01-01' }, '2027-01-01'],
  [{ publishOn: '2025-01-01' }, undefined],
])('says of %j why production does not show it: %s', (data, draft) => {
  expect(recorded(htmlOf(''), { data }).draft).toBe(draft);
});

it('names the kind, and what it is to search engines, wherever it is built', () => {
  const page = recorded(htmlOf(''), { kind: 'PressRelease', data: { date: '2026-01-01' } });
  expect(page).toMatchObject({ kind: 'press-release', parts: ['src/kinds/press-release'] });
  expect(page.jsonLd?.types).toContain('NewsArticle');
});

it('has no file and no parts of a page that code alone writes', () => {
  const page = recorded(htmlOf('<p>Not found</p>'), null);
  expect(page).not.toHaveProperty('file');
  expect(page).toMatchObject({ isListed: false, blocks: [['p', 'Not found']] });
});
