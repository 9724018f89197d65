import { compare } from '../../../src/review/compare/compare';
import { toShoot } from '../../../src/review/pictures/toShoot';
import { page, redirect, site } from '../site';

const pathsOf = (was: ReturnType<typeof site>, is: ReturnType<typeof site>) => {
  const { pages, more } = toShoot(compare(was, is), was, is);
  return [...pages.map((one) => (one.was === one.is ? one.is : `${one.was}→${one.is}`)), more];
};

describe('toShoot', () => {
  it('takes the pages that changed and stand on both sides', () => {
    const was = site([page('/a/'), page('/b/'), page('/old/', { file: 'pages/moved.md' })]);
    const is = site(
      [
        page('/a/', { blocks: [['h1', 'Another']] }),
        page('/b/'),
        page('/new/'),
        page('/moved/', { file: 'pages/moved.md' }),
      ],
      { redirects: [redirect('/old/', '/moved/')] },
    );
    const [first, ...others] = pathsOf(was, is);
    expect([first, ...others].toSorted()).toEqual([0, '/', '/a/', '/old/→/moved/'].toSorted());
  });

  it('takes the pages that are made of a part whose look alone may have changed', () => {
    const part = 'src/sections/shared/proof';
    const pages = [page('/a/', { parts: [part] }), page('/b/')];
    const was = site(pages, { code: { [part]: '1' } });
    expect(pathsOf(was, { ...was, code: { [part]: '2' } })).toEqual(['/a/', 0]);
  });

  it('takes one page of each kind where what all share changed', () => {
    const pages = [page('/a/', { kind: 'guide' }), page('/b/', { kind: 'guide' }), page('/c/')];
    const was = site(pages, { code: { 'src/ui/plot': '1' } });
    const kinds = pathsOf(was, { ...was, code: { 'src/ui/plot': '2' } });
    expect(kinds).toHaveLength(3);
    expect(kinds).toContain('/a/');
  });

  it('takes 25 at most, and counts the rest', () => {
    const pages = (heading: string) =>
      Array.from({ length: 30 }, (_, at) => page(`/${at}/`, { blocks: [['h1', heading]] }));
    const taken = pathsOf(site(pages('One')), site(pages('Other')));
    expect(taken).toHaveLength(26);
    expect(taken.at(-1)).toBe(5);
  });
});
