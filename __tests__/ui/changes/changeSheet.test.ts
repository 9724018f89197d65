import {
  choicesOf,
  countsOf,
  emptyChoices,
  linePath,
  yearSheets,
  type MonthOfChanges,
} from '../../../src/ui/changes/changeSheet';

const month = (month: string, ...families: string[]): MonthOfChanges => ({
  month,
  path: `/${month}/`,
  label: 'Label',
  changes: families.map((family) => ({ family })),
});

describe('yearSheets', () => {
  const sheets = yearSheets([
    month('2026-02', 'buildings', 'cmms', 'buildings'),
    month('2026-01', 'refrigeration'),
    month('2025-12', 'platform'),
  ]);

  it('makes a sheet of twelve months for each year, the newest first', () => {
    expect(sheets.map(({ year }) => year)).toEqual(['2026', '2025']);
    expect(sheets.map(({ months }) => months.length)).toEqual([12, 12]);
  });

  it('takes the first change of a month for its main one', () => {
    const [january, february, march] = sheets[0]?.months ?? [];
    expect(january?.main).toBe(2);
    expect(february?.main).toBe(1);
    expect(february?.others).toEqual([1, 1, 0, 0]);
    expect(march?.release).toBeUndefined();
  });

  it('counts changes by family', () => {
    expect(sheets[0]?.counts).toEqual([1, 2, 1, 0]);
    expect(sheets[0]?.changes).toBe(4);
    expect(sheets[0]?.releases).toBe(2);
  });
});

describe('linePath', () => {
  it('stays in its row, and crosses over between two months', () => {
    expect(linePath([0, 0, 2])).toBe('M5 5H15H20V25H25');
  });

  it('goes on past a month without a release', () => {
    expect(linePath([1, undefined, 0, undefined])).toBe('M5 15H20V5H25');
  });

  it('is nothing without a release', () => {
    expect(linePath([undefined])).toBe('');
  });
});

describe('choices', () => {
  const changes = [{ family: 'cmms', needs: 'Do it' }, { family: 'platform' }];

  it('shows a change for all, for its family, and where it asks for something', () => {
    expect(changes.map(choicesOf)).toEqual([
      [1, 2, 6],
      [1, 5],
    ]);
  });

  it('counts what each choice shows, and names those that show nothing', () => {
    expect(countsOf(changes)).toEqual([2, 1, 0, 0, 1, 1]);
    expect(emptyChoices(changes)).toEqual([3, 4]);
  });
});
