import { describedIn, withShared } from '../../src/share/head';

const HTML =
  '<html><head><title data-x="true">Pumps &amp; fans | Lintel</title><meta name="description" content="It&#x27;s quiet."/><link rel="canonical" href="https://a.example/pumps/"/></head><body></body></html>';

const shared = { src: 'https://a.example/share/1.jpg', alt: 'Pumps & "fans"' };

/** What a head says, by property or name. */
const said = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value],
    ),
  );

it('says what the page says of itself, without the name of the site twice', () => {
  expect(said(withShared(HTML, shared, 'https://a.example/pumps/'))).toMatchObject({
    'og:type': 'website',
    'og:title': 'Pumps &amp; fans',
    'og:description': 'It&#x27;s quiet.',
    'og:url': 'https://a.example/pumps/',
    'og:image': shared.src,
    'og:image:alt': 'Pumps &amp; &quot;fans&quot;',
    'twitter:card': 'summary_large_image',
    'twitter:image': shared.src,
  });
});

it('tells the day of an article', () => {
  const article = withShared(HTML, { ...shared, published: '2025-11-04' }, '');
  expect(said(article)).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2025-11-04',
  });
});

it('names the address of a page that search engines do not show', () => {
  const hidden = HTML.replace(/<link[^>]*>/, '');
  expect(said(withShared(hidden, shared, 'https://a.example/x/'))['og:url']).toBe(
    'https://a.example/x/',
  );
});

it('is replaced by a second build', () => {
  const first = withShared(HTML, { ...shared, published: '2025-11-04' }, '');
  expect(withShared(first, { ...shared, published: '2025-11-04' }, '')).toBe(first);
  const second = withShared(first, { ...shared, src: 'https://a.example/share/2.jpg' }, '');
  expect(second).not.toContain('share/1.jpg');
  expect(second.match(/og:image"/g)).toHaveLength(1);
});

it('reads title and description as people do', () => {
  expect(describedIn(HTML)).toEqual({
    title: 'Pumps & fans',
    description: 'It’s quiet.'.replace('’', "'"),
  });
});
