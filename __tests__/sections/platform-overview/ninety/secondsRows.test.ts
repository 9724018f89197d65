import { secondsRows } from '../../../../src/sections/platform-overview/ninety/secondsRows';

const SECONDS = [0, 4, 5, 6, 9, 12, 14, 21];
const END = 24;

describe('secondsRows', () => {
  const hung = secondsRows(SECONDS, END);

  it('puts moments that are far apart on the first row', () => {
    expect(secondsRows([0, 8, 16], END).map(({ row }) => row)).toEqual([1, 1, 1]);
  });

  it('keeps moments of one row apart', () => {
    for (const row of new Set(hung.map((moment) => moment.row))) {
      const onIt = SECONDS.filter((_, index) => hung[index]?.row === row);
      onIt.slice(1).forEach((second, index) => {
        expect(second - (onIt[index] ?? 0)).toBeGreaterThanOrEqual(3);
      });
    }
  });

  it('leaves no more room than to the next thread that passes', () => {
    hung.forEach(({ row, free }, index) => {
      const passing = SECONDS.findIndex((_, at) => at > index && (hung[at]?.row ?? 0) >= row);
      expect(free).toBe((SECONDS[passing] ?? END) - (SECONDS[index] ?? 0));
    });
  });
});
