import { piecesOf } from '../../../../src/sections/solutions/continuous-sustainability/piecesOf';

const line = (name: string, kwh: number, lb = 0) => ({
  name,
  kwh,
  lb,
  day: 'May 1',
  meter: 'M-1',
  proof: 'Read twice.',
});
const loose = (name: string) => ({ name, meter: 'none', proof: 'Nobody knows.' });

const { pieces, total, reported } = piecesOf({
  entries: [line('Fans', -150), line('Shift', 20), line('Valve', 0, -30)],
  totals: { before: { kwh: 1000, lb: 100 }, after: { kwh: 800, lb: 60 } },
  factors: { gridBefore: 0.5, gridAfter: 0.4, warming: 1000 },
  rest: loose('Rest'),
  grid: loose('Grid'),
});

const named = (name: string) => pieces.find((piece) => piece.name === name);

it('sets savings end to end, with what takes back at the end', () => {
  expect(pieces.map(({ name }) => name)).toEqual(['Fans', 'Valve', 'Rest', 'Grid', 'Shift']);
  pieces.slice(1, -1).forEach(({ x }, index) => {
    const before = pieces[index];
    expect(x).toBeCloseTo((before?.x ?? 0) + (before?.w ?? 0));
  });
});

it('comes back to the reported figure', () => {
  expect(named('Shift')?.x).toBeCloseTo(reported);
  const tons = pieces.reduce((sum, piece) => sum + piece.tons, 0);
  expect(tons).toBeCloseTo(total.tons);
});

it('hatches what no meter claims, and nothing else', () => {
  expect(pieces.filter(({ hatch }) => hatch)).toEqual([named('Rest')]);
});
