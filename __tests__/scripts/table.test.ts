import { formatTable } from '../../scripts/measure/table';

it('aligns the first column left and numbers right', () => {
  const rows = [
    ['/', '98', '0.0000'],
    ['/a-long-address/', '100', '?'],
  ];
  expect(formatTable(['page', 'score', 'CLS'], rows).split('\n')).toEqual([
    'page              score     CLS',
    '/                    98  0.0000',
    '/a-long-address/    100       ?',
  ]);
});

it('is only the head without rows', () => {
  expect(formatTable(['page', 'score'], [])).toBe('page  score');
});
