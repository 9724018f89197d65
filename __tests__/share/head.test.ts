import { shareTags } from '../../src/share/head';

const page = {
  title: 'Pumps & fans',
  description: 'It’s "quiet".',
  address: 'https://a.example/pumps/',
};
const shared = { src: 'https://a.example/share/1.jpg', alt: 'Pumps & "fans"' };

/** What a head says, by property or name. */
const said = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value],
    ),
  );

it('says what the page says of itself, and what its picture shows', () => {
  expect(said(shareTags(page, shared))).toMatchObject({
    'og:type': 'website',
    'og:title': 'Pumps &amp; fans',
    'og:description': 'It’s &quot;quiet&quot;.',
    'og:url': page.address,
    'og:image': shared.src,
    'og:image:type': 'image/jpeg',
    'og:image:alt': 'Pumps &amp; &quot;fans&quot;',
    'twitter:card': 'summary_large_image',
    'twitter:image': shared.src,
  });
});

it('tells the day of an article', () => {
  expect(said(shareTags(page, { ...shared, published: '2025-11-04' }))).toMatchObject({
    'og:type': 'article',
    'article:published_time': '2025-11-04',
  });
});
