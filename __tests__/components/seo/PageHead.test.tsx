import { useStaticQuery } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageHead } from '../../../src/components/seo/PageHead';

type Picture = Queries.SharePictureFragment;
type Page = Queries.PageHeadFragment;
type HeadProps = Parameters<typeof PageHead>[0];

const picture = (name: string, alt: string): Picture => ({
  alt,
  src: { share: { src: `/static/${name}.jpg`, width: 1200, height: 630 } },
});

const page = {
  title: 'A page',
  description: 'What it says.',
  path: '/a-page/',
  seo: { title: null, description: null, noindex: null, canonical: null, image: null },
  picture: null,
} satisfies Page;

/** What the head of a page says, by the names of its `meta` elements. */
function headOf(changes: Partial<Page>): Record<string, string | null> {
  jest.mocked(useStaticQuery).mockReturnValue({
    meta: { siteMetadata: { siteUrl: 'https://site.example' } },
  });
  const props = { data: { page: { ...page, ...changes } } } as unknown as HeadProps;
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<PageHead {...props} />);
  return Object.fromEntries(
    Array.from(template.content.querySelectorAll('meta'), (meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content'),
    ]),
  );
}

const own = picture('own', 'A tower');
const chosen = picture('chosen', 'A gate');

it('shares the picture that was chosen for it, with its whole address and its size', () => {
  expect(headOf({ picture: own, seo: { ...page.seo, image: chosen } })).toMatchObject({
    'og:image': 'https://site.example/static/chosen.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A gate',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://site.example/static/chosen.jpg',
    'twitter:image:alt': 'A gate',
  });
});

it('shares its own picture where none was chosen', () => {
  expect(headOf({ picture: own })['og:image']).toBe('https://site.example/static/own.jpg');
});

it('says nothing of a picture that it does not have, nor words that a picture does without', () => {
  expect(Object.keys(headOf({})).filter((name) => /image|card/.test(name))).toEqual([]);
  expect(headOf({ picture: picture('plain', '') })).not.toHaveProperty('og:image:alt');
});
