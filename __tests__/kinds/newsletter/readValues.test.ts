import { instrument } from '../../../src/kinds/newsletter/instrument';
import { fieldName, readValues, typedReading } from '../../../src/kinds/newsletter/readValues';

it.each([
  ['1,250', 1250],
  ['−4', -4],
  [' 9.5 ', 9.5],
  ['4:30', 4.5],
  ['', undefined],
  ['4:75', undefined],
  ['about 4', undefined],
])('reads %p as %p', (typed, value) => {
  expect(typedReading(typed)).toBe(value);
});

const given = {
  readings: [{ key: 'all', name: 'Switches', example: 12 }],
  log: {
    title: 'Bills',
    rows: ['January', 'February', 'March', 'April'],
    columns: [
      { name: 'E', key: 'run', kind: 'run', example: 2 },
      { name: 'Read', key: 'read', kind: 'count', example: 3 },
      { name: 'Days', key: 'days', kind: 'number', example: 30 },
    ],
  },
  results: [{ name: 'Share', formula: 'read / all', scale: [0, 1] }],
};

const sheet = instrument().parse(given);

function filled(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it('reads a log as its longest row of ticks, their count, and the largest number', () => {
  const at = (key: string, row: number) => fieldName('2026-01', key, row);
  const values = readValues(
    sheet,
    '2026-01',
    filled({
      '2026-01-all': '14',
      [at('run', 0)]: 'on',
      [at('run', 2)]: 'on',
      [at('run', 3)]: 'on',
      [at('read', 1)]: 'on',
      [at('days', 0)]: '9',
      [at('days', 1)]: '41',
    }),
  );
  expect(values).toEqual({ all: 14, run: 2, read: 1, days: 41 });
});

it('knows nothing of an empty sheet, nor of that of another letter', () => {
  const values = readValues(sheet, '2026-01', filled({ '2026-02-all': '3' }));
  expect(Object.values(values).filter((value) => value !== undefined)).toEqual([]);
});

it('refuses a formula that its own examples do not work out', () => {
  const results = [{ name: 'Share', formula: 'read / rooms', scale: [0, 1] }];
  expect(instrument().safeParse({ ...given, results }).success).toBe(false);
});
