import {
  measureNames,
  measures,
  type Measure,
  type MeasureName,
  type Reading,
  type Readings,
} from '../../scripts/measure/budget/measures';
import { findOverLimit, formatReadings } from '../../scripts/measure/budget/verdict';

const limitOf = (name: MeasureName): number | undefined => {
  const measure: Measure = measures[name];
  return measure.limit;
};

/** A page that is exactly at every limit. */
const readingsWith = (changed: Partial<Record<MeasureName, Reading>> = {}): Readings => ({
  ...(Object.fromEntries(
    measureNames.map((name) => [name, { value: limitOf(name) ?? 0 }]),
  ) as Readings),
  ...changed,
});

const limited = measureNames.filter((name) => limitOf(name) !== undefined);

describe('findOverLimit', () => {
  it('lets a page reach every limit', () => {
    expect(findOverLimit('/', readingsWith())).toEqual([]);
  });

  it.each(limited)('names the page and the measure when %s is over', (name) => {
    const over = readingsWith({ [name]: { value: (limitOf(name) ?? 0) * 2 + 1, of: '/a.file' } });
    const lines = findOverLimit('/a/', over);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('/a/: ');
    expect(lines[0]).toContain(measures[name].name);
    expect(lines[0]).toContain('/a.file');
  });

  it('states value and limit in their unit', () => {
    const [line] = findOverLimit('/', readingsWith({ scripts: { value: 110 * 1024 } }));
    expect(line).toContain('110.0 KB brotli, limit 100.0 KB brotli');
  });

  it('refuses a picture of exactly 60 KB', () => {
    expect(findOverLimit('/', readingsWith({ picture: { value: 60 * 1024 } }))).toHaveLength(1);
  });

  it('has no limit for what is prefetched', () => {
    expect(findOverLimit('/', readingsWith({ prefetched: { value: 1e9 } }))).toEqual([]);
  });
});

it('prints a row for each page and one for the limits', () => {
  const table = formatReadings(new Map([['/a/', readingsWith({ scripts: { value: 1536 } })]]));
  const [head, page, limit] = table.split('\n').map((line) => line.split(/ {2,}/));
  expect(head).toHaveLength(measureNames.length + 1);
  expect(page?.slice(0, 2)).toEqual(['/a/', '1.5']);
  expect(limit?.slice(0, 3)).toEqual(['limit', '100.0', 'none']);
});
