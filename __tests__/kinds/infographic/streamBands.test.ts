import { streamBands } from '../../../src/kinds/infographic/streamBands';

it('keeps thicknesses true to each other and gives a thin part room for its words', () => {
  const [closed, open] = streamBands([921, 17]);
  expect((closed?.size ?? 0) / (open?.size ?? 1)).toBeCloseTo(921 / 17);
  expect((open?.middle ?? 0) - (closed?.to ?? 0) - (closed?.size ?? 0)).toBeGreaterThan(8);
});

it.each([[[1, 1, 1, 1]], [[5, 1]], [[100, 1, 1]]])('stays inside of its height: %j', (parts) => {
  const bands = streamBands(parts);
  for (const { from, to, size } of bands) {
    expect(Math.min(from, to)).toBeGreaterThanOrEqual(0);
    expect(Math.max(from, to) + size).toBeLessThanOrEqual(100.001);
  }
});
