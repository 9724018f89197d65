import { artifact } from '../../src/content-model/artifact';

const schema = artifact();
const says = 'What it shows';

it('takes a table whose rows have a cell for each column', () => {
  const table = { type: 'table', says, columns: ['A', 'B'] };
  const rows = [
    ['1', '2'],
    ['3', '4'],
  ];
  expect(schema.safeParse({ ...table, rows }).success).toBe(true);
  expect(schema.safeParse({ ...table, rows: [...rows, ['5']] }).success).toBe(false);
});

it('takes points between the ends of their scale', () => {
  const scale = { type: 'scale', says, from: 0, to: 30 };
  const points = [
    { at: 0, text: '0', name: 'begins' },
    { at: 7, until: 30, text: '7', name: 'lasts' },
  ];
  expect(schema.safeParse({ ...scale, points }).success).toBe(true);
  expect(schema.safeParse({ ...scale, to: 20, points }).success).toBe(false);
});
