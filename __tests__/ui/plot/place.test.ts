import { place } from '../../../src/ui/plot/place';

it('writes numbers as percent, keeps words, leaves out what is not known', () => {
  expect(place({ x: 100 / 3, w: 0, hatch: 'var(--hatch-1)', y: undefined })).toEqual({
    '--x': '33.33%',
    '--w': '0%',
    '--hatch': 'var(--hatch-1)',
  });
});
