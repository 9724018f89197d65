import { z } from 'zod';
import { entryFigure } from '../../../src/content-model/entry-figure';
import { figures } from '../../support/figures';

const faultsOf = (figure: unknown): string[] => {
  const { error } = z.safeParse(entryFigure(), figure);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it.each(Object.entries(figures))('takes a %s', (_type, figure) => {
  expect(faultsOf(figure)).toEqual([]);
});

it('says which types there are', () => {
  expect(faultsOf({ type: 'pie' })).toEqual([expect.stringMatching(/^type: .*measure, pair/)]);
});

it.each([
  ['more than 500 marks', 'marks', { groups: [{ ...figures.marks.groups[0], count: 501 }] }],
  ['a yardstick off the axis', 'measure', { to: 10 }],
  ['moments that are not in order', 'times', { events: [...figures.times.events].reverse() }],
  [
    'a part without words',
    'parts',
    { parts: figures.parts.parts.map((part) => ({ ...part, read: undefined })) },
  ],
  [
    'a plan without a fate',
    'parts',
    { parts: figures.parts.parts.map((part) => ({ ...part, planned: 'x' })) },
  ],
  [
    'two main marks',
    'series',
    { points: figures.series.points.map((point) => ({ ...point, main: true })) },
  ],
  ['two sums', 'object', { lines: figures.object.lines.map((one) => ({ ...one, sum: true })) }],
  ['a drawing that nobody drew', 'plan', { drawing: 'lighthouse' }],
  ['a number of more than twelve signs', 'pair', { number: 'thirteen signs' }],
] as const)('refuses %s', (_what, type, change) => {
  expect(faultsOf({ ...figures[type], ...change })).not.toEqual([]);
});
