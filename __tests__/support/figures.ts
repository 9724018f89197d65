import type { FigureOf, EntryFigure } from '../../src/content-model/entry-figure';

const common = {
  number: '12 of 40',
  says: 'boxes were late',
  ground: 'amber',
  source: 'One week',
} as const;

/** A small figure of each type. */
export const figures = {
  measure: {
    type: 'measure',
    ...common,
    value: 20,
    from: 0,
    to: 40,
    yardsticks: [
      { value: 10, short: '10 h', name: 'by day', read: 'Ten.' },
      { value: 20, short: '20 h', name: 'median', main: true, read: 'Twenty.' },
    ],
  },
  pair: {
    type: 'pair',
    ...common,
    before: { value: 8, text: '8 h', name: 'before', read: 'Eight.' },
    after: { value: 2, text: '2 h', name: 'after', read: 'Two.' },
  },
  marks: {
    type: 'marks',
    ...common,
    groups: [
      { count: 28, tone: 'strong', name: 'in time', read: 'In time.' },
      { count: 12, tone: 'live', name: 'late', read: 'Late.' },
    ],
  },
  parts: {
    type: 'parts',
    ...common,
    unit: 1,
    parts: [
      { value: 5, text: '5', tone: 'strong', name: 'people', read: 'People.' },
      { value: 3, text: '3', tone: 'live', name: 'machines', read: 'Machines.' },
      { value: 2, text: '2', tone: 'hollow', name: 'kept', read: 'Kept.' },
    ],
  },
  series: {
    type: 'series',
    ...common,
    points: [
      { value: 1, text: '1', name: '2020', read: 'One.' },
      { value: 2, text: '2', name: '2021', read: 'Two.' },
      { value: 4, text: '4', name: '2022', main: true, read: 'Four.' },
    ],
  },
  times: {
    type: 'times',
    ...common,
    from: '2026-01-01',
    to: '2026-01-31',
    events: [
      { at: '2026-01-01', short: 'Jan 1', name: 'begins', read: 'It begins.' },
      { at: '2026-01-16', short: 'Jan 16', name: 'half', main: true, read: 'Half.' },
    ],
  },
  route: {
    type: 'route',
    ...common,
    stops: [
      { short: 'Jan', name: 'Here', count: 1, read: 'Here.' },
      { short: 'Feb', name: 'There', count: 4, main: true, read: 'There.' },
      { short: 'Mar', name: 'Beyond', count: 2, read: 'Beyond.' },
    ],
  },
  object: {
    type: 'object',
    ...common,
    slip: 'A slip',
    lines: [
      { name: 'First', value: '3', read: 'Three.' },
      { name: 'Second', value: '1', read: 'One.' },
      { name: 'Left', value: '2', sum: true, read: 'Two are left.' },
    ],
  },
  plan: {
    type: 'plan',
    ...common,
    drawing: 'sixteen-slots',
    marks: [
      { n: '1', at: [10, 20], name: 'Slot 1', read: 'The first.' },
      { n: '8', at: [90, 20], name: 'Slot 8', main: true, read: 'The eighth.' },
    ],
  },
} satisfies { [T in EntryFigure['type']]: FigureOf<T> };
