import { readArguments, readNumbers } from '../../scripts/measure/arguments';
import { pages } from '../../scripts/measure/pages';
import { Hint } from '../../scripts/support/hint';

const options = { runs: { type: 'string', default: '1' } } as const;

describe('readArguments', () => {
  it('measures every page where none is named', () => {
    expect(readArguments([], options)).toEqual({
      addresses: pages,
      values: { built: false, runs: '1' },
    });
  });

  it('takes addresses and options in any order', () => {
    const { addresses, values } = readArguments(['/a/', '--runs=3', '/b/', '--built'], options);
    expect(addresses).toEqual(['/a/', '/b/']);
    expect(values).toEqual({ built: true, runs: '3' });
  });

  it.each([
    ['an address without a slash', ['a/'], 'a/'],
    ['an unknown option', ['--rums=3'], '--rums'],
  ])('names %s', (_, args, named) => {
    const read = () => readArguments(args, options);
    expect(read).toThrow(Hint);
    expect(read).toThrow(named);
  });
});

describe('readNumbers', () => {
  it('reads a list', () => {
    expect(readNumbers('widths', '375,768')).toEqual([375, 768]);
  });

  it.each(['', '375,', 'wide', '0', '-1', '1.5'])('refuses "%s" and names the option', (text) => {
    expect(() => readNumbers('widths', text)).toThrow('--widths');
  });
});
