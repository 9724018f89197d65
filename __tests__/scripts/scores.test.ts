import {
  categories,
  findBelowLimit,
  formatScores,
  limits,
  medianRun,
  type Report,
} from '../../scripts/measure/lighthouse/scores';

type Scores = Partial<Record<string, number | null>>;

/** As much of Lighthouse's result as is read; every category holds every audit. */
function reportOf(scores: Scores, audits: Scores = {}): Report {
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight: 1 }));
  return {
    categories: Object.fromEntries(
      categories.map((id) => [
        id,
        { id, score: scores[id] === undefined ? 1 : scores[id], auditRefs },
      ]),
    ),
    audits: Object.fromEntries(
      Object.entries(audits).map(([id, score]) => [id, { id, title: `Title of ${id}`, score }]),
    ),
  } as unknown as Report;
}

describe('findBelowLimit', () => {
  it('lets a page reach every limit', () => {
    const atLimit = Object.fromEntries(categories.map((id) => [id, limits[id] / 100]));
    expect(findBelowLimit('/', reportOf(atLimit, { 'image-alt': 0 }))).toEqual([]);
  });

  it.each(categories)('names page, category and failed audits when %s falls short', (category) => {
    const audits = { 'image-alt': 0, 'color-contrast': 1, 'video-caption': null };
    const [line, ...failed] = findBelowLimit('/a/', reportOf({ [category]: 0.9 }, audits));
    expect(line).toBe(`/a/: ${category} 90, limit ${limits[category]}`);
    expect(failed).toEqual(['  image-alt: Title of image-alt']);
  });

  it('takes a category that could not be measured for failed', () => {
    expect(findBelowLimit('/', reportOf({ seo: null }))).toHaveLength(1);
  });
});

describe('medianRun', () => {
  const runs = [0.99, 0.5, 0.97, 0.98].map((performance) => reportOf({ performance }));

  it('takes the run in the middle', () => {
    expect(medianRun(runs.slice(0, 3))).toBe(runs[2]);
  });

  it('takes the worse of two', () => {
    expect(medianRun(runs)).toBe(runs[2]);
  });

  it('has none without a run', () => {
    expect(medianRun([])).toBeUndefined();
  });
});

it('prints a row for each page and one for the limits', () => {
  const rows = formatScores(new Map([['/a/', reportOf({ performance: 0.976 })]])).split('\n');
  expect(rows[1]).toMatch(/^\/a\/ +98 +100 +100 +100 +\? +\? +\?$/);
  expect(rows[2]).toMatch(/^limit +98 +100 +100 +100$/);
});
