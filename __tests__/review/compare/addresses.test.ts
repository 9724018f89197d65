import { compare } from '../../../src/review/compare/compare';
import type { SiteRecord } from '../../../src/review/record/schema';
import { linesOf, page, redirect, site } from '../site';

const A = page('/a/');
const B = page('/b/');

it.each<[string, SiteRecord, SiteRecord, string[]]>([
  ['a page that is gone', site([A, B]), site([A]), ['stop /b/ gone', 'fine /']],
  [
    'a page that is gone to another',
    site([A, B]),
    site([A], { redirects: [redirect('/b/', '/a/')] }),
    ['look /b/ gone', 'fine /'],
  ],
  [
    'a page renamed without its former address',
    site([A, B]),
    site([
      A,
      page('/c/', {
        file: B.file,
        share: B.share,
        title: B.title,
        description: B.description,
        blocks: B.blocks,
      }),
    ]),
    ['stop /c/ moved', 'fine /'],
  ],
  [
    'a page renamed with it',
    site([A, B]),
    site([A, { ...B, path: '/c/', canonical: '/c/' }], { redirects: [redirect('/b/', '/c/')] }),
    ['look /c/ moved', 'fine /'],
  ],
  [
    'a page and its file renamed',
    site([A, B]),
    site([A, { ...B, path: '/c/', canonical: '/c/', file: 'pages/c.md' }], {
      redirects: [redirect('/b/', '/c/')],
    }),
    ['look /c/ moved', 'fine /'],
  ],
  [
    'a page and its file renamed without the former address',
    site([A, B]),
    site([A, { ...B, path: '/c/', canonical: '/c/', file: 'pages/c.md' }]),
    ['stop /c/ moved', 'fine /'],
  ],
  [
    'a file that took the name of another one',
    site([A, B]),
    site([
      { ...A, path: '/c/', canonical: '/c/', file: 'pages/c.md' },
      { ...B, path: '/a/', canonical: '/a/', file: 'pages/a.md' },
    ]),
    ['stop /a/ moved', 'stop /c/ moved', 'fine /'],
  ],
  [
    'an address that another page took',
    site([A, B]),
    site([
      { ...A, path: '/c/', canonical: '/c/' },
      { ...B, path: '/a/', canonical: '/a/' },
    ]),
    ['stop /a/ moved', 'stop /c/ moved', 'fine /'],
  ],
  [
    'a former address that is a page',
    site([A, B]),
    site([A, B], { redirects: [redirect('/a/', '/b/')] }),
    ['stop /a/ taken'],
  ],
  [
    'a redirect that leads nowhere',
    site([A]),
    site([A], { redirects: [redirect('/old/', '/none/')] }),
    ['stop /old/ target'],
  ],
  [
    'a chain of two',
    site([A]),
    site([A], { redirects: [redirect('/old/', '/older/'), redirect('/older/', '/a/')] }),
    ['stop /old/ chain'],
  ],
  [
    'a loop',
    site([A]),
    site([A], { redirects: [redirect('/x/', '/y/'), redirect('/y/', '/x/')] }),
    ['stop /x/ loop', 'stop /y/ loop'],
  ],
  [
    'a redirect that is gone',
    site([A], { redirects: [redirect('/old/', '/a/')] }),
    site([A]),
    ['stop /old/ redirect'],
  ],
  [
    'a redirect to another page',
    site([A, B], { redirects: [redirect('/old/', '/a/')] }),
    site([A, B], { redirects: [redirect('/old/', '/b/')] }),
    ['look /old/ redirect'],
  ],
])('says of %s', (_, was, is, expected) => {
  const found = linesOf(compare(was, is)).filter(
    (line) => expected.includes('fine /') || line !== 'fine /',
  );
  expect(found).toEqual(expected);
});

it('names a file that has another name once', () => {
  const moved = { ...B, path: '/c/', canonical: '/c/', file: 'pages/c.md' };
  const { causes } = compare(site([A, B]), site([A, moved]));
  expect(causes).toMatchObject([{ id: 'pages/c.md', says: 'was content/pages/b.md' }]);
});
