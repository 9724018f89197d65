import { compilationHash } from '../../src/gatsby/compilationHash';

type Tap = Parameters<Parameters<typeof compilationHash.apply>[0]['hooks']['done']['tap']>;

/** What Gatsby reads after a compilation that webpack calls `hash` and that emits these files. */
function hashAfter(names: readonly string[], hash = 'of webpack'): string {
  const compilation = { hash, assets: Object.fromEntries(names.map((name) => [name, {}])) };
  const taps: Tap[] = [[{ name: 'Gatsby', stage: 0 }, (stats) => (read = stats.compilation.hash)]];
  let read = '';
  compilationHash.apply({ hooks: { done: { tap: (...tap) => taps.push(tap) } } });
  taps.sort(([one], [other]) => one.stage - other.stage);
  for (const [, run] of taps) run({ compilation });
  return read;
}

const files = ['app-1f.js', 'commons-2e.js', 'commons.3d.css'];

it('is the same for the same files, whatever else webpack counts and in whichever order', () => {
  expect(hashAfter([...files].reverse(), 'in another folder')).toBe(hashAfter(files));
});

it('is another as soon as one file is another, so that open pages notice the deploy', () => {
  for (const [index] of files.entries()) {
    expect(hashAfter(files.with(index, 'commons-4c.js'))).not.toBe(hashAfter(files));
  }
  expect(hashAfter(files.slice(1))).not.toBe(hashAfter(files));
});
