import type { EntryFigure } from '../../../src/content-model/entry-figure';
import { marksOf, sentenceOf, startOf } from '../../../src/content-model/entry-figure/marksOf';
import { outlineOf } from '../../../src/content-model/entry-figure/outline';
import { figures } from '../../support/figures';

const FIELD = { width: 360, height: 120, line: 16 };
const all: [string, EntryFigure][] = Object.entries(figures);

it.each(all)('draws a %s inside its field', (_type, figure) => {
  const { strokes, words } = outlineOf(figure, FIELD);
  expect(strokes.length).toBeGreaterThan(0);
  expect(strokes.map(({ path }) => path).join('')).not.toMatch(/NaN|Infinity/);
  for (const { x, y } of words) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(FIELD.width);
    expect(y).toBeLessThanOrEqual(FIELD.height);
  }
});

it('leaves out a word that would write over the next, and keeps the last', () => {
  const figure = {
    ...figures.measure,
    yardsticks: figures.measure.yardsticks.map((one, index) => ({ ...one, value: 19 + index })),
  };
  expect(outlineOf(figure, FIELD).words.map(({ text }) => text)).toEqual(['20 h']);
});

it('leaves out a word of a line of time that would write over one that ends at the edge', () => {
  const figure: EntryFigure = {
    ...figures.times,
    from: '2026-01-01',
    to: '2026-02-11',
    events: ['2026-01-01', '2026-02-01', '2026-02-11'].map((at) => ({
      at,
      name: 'A day',
      read: '**A day.**',
      short: at === '2026-02-11' ? '10 days on' : 'Day 0',
    })),
  };
  expect(outlineOf(figure, FIELD).words.map(({ text }) => text)).toEqual(['Day 0', '10 days on']);
});

it('reads the main one first, the last of a pair, or nothing where the whole is the news', () => {
  const starts = all.map(([type, figure]) => [type, startOf(figure)]);
  expect(Object.fromEntries(starts)).toEqual({
    measure: 1,
    pair: 1,
    marks: 1,
    parts: 1,
    series: 2,
    times: 1,
    route: 1,
    object: 2,
    plan: 1,
  });
  expect(startOf({ ...figures.marks, rest: 'All of them.' })).toBe(-1);
});

it.each(all)('says every mark of a %s in one sentence', (_type, figure) => {
  for (const { name } of marksOf(figure)) expect(sentenceOf(figure)).toContain(name);
});
