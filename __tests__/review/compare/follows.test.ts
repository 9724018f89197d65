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
      { kind: 'component', name: 'Layout' },
    ],
    [
      'a package',
      { packages: { satori: '0.63.2' } },
      { packages: { satori: '0.64.0' } },
      { kind: 'dependency', says: '0.63.2 is now 0.64.0' },
    ],
    ['the day', { today: '2026-11-23' }, { today: '2026-11-24' }, { kind: 'day' }],
    ['nothing that is known', {}, {}, { kind: 'unknown' }],
  ])('is %s', (_, was, is, cause) => {
    const { causes, counts } = compare(withCause(before, was), withCause(after, is));
    expect(counts).toMatchObject({ byHand: 0, follow: 1 });
    expect(causes).toMatchObject([cause]);
  });

  it('is a page whose address it links to', () => {
    const { changes } = compare(site([B]), site([B, A]));
    expect(changes.find(({ id }) => id === 'home')).toMatchObject({
      causes: [A.file],
      isByHand: false,
    });
  });
});
