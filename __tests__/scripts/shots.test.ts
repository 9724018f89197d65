import { nameOf, slicesOf } from '../../scripts/measure/shots/names';
import { states } from '../../scripts/measure/shots/states';

describe('nameOf', () => {
  it.each([
    ['/', [1280], 'home-1280.png'],
    ['/', ['menu-platform', 1280], 'home-menu-platform-1280.png'],
    [
      '/resources/case-study/harrow-galleries/',
      [375, 2],
      'resources-case-study-harrow-galleries-375-2.png',
    ],
    ['/search/?q=a&b=c', [375], 'search-q-a-b-c-375.png'],
  ])('names %s with %j', (address, parts, name) => {
    expect(nameOf(address, ...parts)).toBe(name);
  });
});

describe('slicesOf', () => {
  it('cuts a tall page without gap or overlap', () => {
    expect(slicesOf(4000, 1800)).toEqual([
      { y: 0, height: 1800 },
      { y: 1800, height: 1800 },
      { y: 3600, height: 400 },
    ]);
  });

  it('leaves a page that fits whole', () => {
    expect(slicesOf(1800, 1800)).toEqual([]);
  });
});

it('gives every state a picture of its own', () => {
  const names = states.flatMap(({ name, address, widths }) =>
    widths.map((width) => nameOf(address, name, width)),
  );
  expect(new Set(names).size).toBe(names.length);
});
