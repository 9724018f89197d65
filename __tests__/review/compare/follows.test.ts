import { compare } from '../../../src/review/compare/compare';
import type { PageRecord, SiteRecord } from '../../../src/review/record/schema';
import { page, site } from '../site';

const A = page('/a/');
const B = page('/b/');

describe('what a page follows', () => {
  const before = page('/a/', { parts: ['src/sections/a/one'], blocks: [['p', 'Old.']] });
  const after = { ...before, blocks: [['p', 'New.']] satisfies PageRecord['blocks'] };
  const files = { 'pages/a.md': { hash: 'same', refers: ['data/people/greta-holm.yaml'] } };
  const withCause = (of: PageRecord, own: Partial<SiteRecord>): SiteRecord =>
    site([of], { ...own, files: { ...files, ...own.files } });

  it.each<[string, Partial<SiteRecord>, Partial<SiteRecord>, object]>([
    [
      'a person that it names',
      { files: { 'data/people/greta-holm.yaml': { hash: '1', refers: [] } } },
      { files: { 'data/people/greta-holm.yaml': { hash: '2', refers: [] } } },
      { kind: 'person', name: 'Greta Holm' },
    ],
    [
      'a section that it is made of, before what all pages share',
      { code: { 'src/sections/a/one': '1', 'src/ui/layout': '1' } },
      { code: { 'src/sections/a/one': '2', 'src/ui/layout': '2' } },
      { kind: 'component', name: 'One' },
    ],
    [
      'a component of all pages',
      { code: { 'src/sections/b/two': '1', 'src/ui/layout': '1' } },
      { code: { 'src/sections/b/two': '2', 'src/ui/layout': '2' } },
      { kind: 'component', name: 'src/ui/layout' },
    ],
    [
      'a package',
      { packages: { satori: '0.63.2' } },
      { packages: { satori: '0.64.0' } },
      { kind: 'dependency', says: '0.63.2 is now 0.64.0' },
    ],
    ['nothing that is known', {}, {}, { kind: 'unknown' }],
  ])('is %s', (_, was, is, cause) => {
    const { causes, counts } = compare(withCause(before, was), withCause(after, is));
    expect(counts).toMatchObject({ byHand: 0, follow: 1 });
    expect(causes).toMatchObject([cause]);
  });

  const dated = (path: string, was: string, is: string) =>
    [was, is].map((text) => page(path, { file: undefined, blocks: [['p', text]] }));

  it.each([
    ['In 82 days', 'In 81 days'],
    ['Built on November 23, 2026.', 'Built on November 24, 2026.'],
  ])('is the day, whatever else changed: %s', (was, is) => {
    const [before = A, after = A] = dated('/c/', was, is);
    const { causes, counts, changes } = compare(
      site([before, ...dated('/d/', '9 days', '10 days').slice(0, 1)], {
        today: '2026-11-23',
        code: { 'src/ui/layout': '1' },
      }),
      site([after, ...dated('/d/', '9 days', '10 days').slice(1)], {
        today: '2026-11-24',
        code: { 'src/ui/layout': '2' },
      }),
    );
    expect(causes).toMatchObject([{ kind: 'day' }]);
    expect(counts).toMatchObject({ byHand: 0, follow: 0, day: 2 });
    // One thing to know, and not one for each page.
    expect(changes).toMatchObject([{ verdict: 'fine', pages: [{ is: '/c/' }, { is: '/d/' }] }]);
  });

  it('is no day where a count moved otherwise', () => {
    const [before = A, after = A] = dated('/c/', 'In 82 days', 'In 80 days');
    const { causes } = compare(
      site([before], { today: '2026-11-23', code: { 'src/ui/layout': '1' } }),
      site([after], { today: '2026-11-24', code: { 'src/ui/layout': '2' } }),
    );
    expect(causes).toMatchObject([{ kind: 'component' }]);
  });

  it('is the new entry that moves others to the next page of their list', () => {
    const entry = (name: string) => page(`/newsroom/${name}/`, { file: `newsroom/${name}.md` });
    const [old, other, fresh] = ['old', 'other', 'fresh'].map(entry) as [
      PageRecord,
      PageRecord,
      PageRecord,
    ];
    const list = (...links: PageRecord[]) =>
      page('/news/2/', {
        file: undefined,
        blocks: links.map(({ title }) => ['p', title]),
        links: links.map(({ title, path }) => [title, path]),
      });
    const { changes } = compare(
      site([old, other, list(old)]),
      site([old, other, fresh, list(other, old)]),
    );
    expect(changes.find(({ id }) => id === 'news--2')).toMatchObject({ causes: [fresh.file] });
  });

  it('is a package for every share picture, which is one thing to look at', () => {
    const drawn = (version: string) =>
      [A, B].map((one) => ({ ...one, share: { src: `${one.path}${version}.png`, alt: '' } }));
    const files = {
      'pages/a.md': { hash: '', refers: [] },
      'pages/b.md': { hash: '', refers: [] },
    };
    const { changes } = compare(
      site(drawn('1'), { files, packages: { satori: '1' } }),
      site(drawn('2'), { files, packages: { satori: '2' } }),
    );
    expect(changes).toMatchObject([
      {
        verdict: 'look',
        pages: [{ is: '/a/' }, { is: '/b/' }],
        findings: [{ id: 'share:picture' }],
      },
    ]);
  });

  it('is a page that it says something else of, and links to as before', () => {
    const row = (text: string) =>
      page('/c/', { file: undefined, blocks: [['p', text]], links: [['Go', '/a/#seat']] });
    const moved = { ...A, blocks: [['p', 'On June 16']] satisfies PageRecord['blocks'] };
    const { changes } = compare(
      site([A, row('June 9')], { code: { 'src/ui/layout': '1' } }),
      site([moved, row('June 16')], { code: { 'src/ui/layout': '2' } }),
    );
    expect(changes.find(({ id }) => id === 'c')).toMatchObject({ causes: [A.file] });
  });

  it('is never the page itself, where another file took its name', () => {
    const words = (name: string): PageRecord['blocks'] =>
      ['one', 'two', 'three'].map((text) => ['p', `${name} ${text}`]);
    const was = [page('/a/', { blocks: words('fan') }), page('/b/', { blocks: words('night') })];
    const is = [page('/a2/', { blocks: words('fan') }), page('/a/', { blocks: words('night') })];
    const { changes } = compare(site(was), site(is));
    expect(changes.find(({ id }) => id === 'a2')).toMatchObject({ causes: ['pages/a2.md'] });
  });

  it('is a page whose address it links to', () => {
    const { changes } = compare(site([B]), site([B, A]));
    expect(changes.find(({ id }) => id === 'home')).toMatchObject({
      causes: [A.file],
      isByHand: false,
    });
  });
});
