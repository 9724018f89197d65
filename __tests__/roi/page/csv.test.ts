import fc from 'fast-check';
import { numberFields } from '../../../src/roi/fields.ts';
import { computeRoi } from '../../../src/roi/model.ts';
import { toCsv } from '../../../src/format/csv.ts';
import { csvRows } from '../../../src/roi/page/csvRows.ts';
import { computeWorking, stepGroups, type Step } from '../../../src/roi/working.ts';
import { inputs, withInputs } from '../arbitraries.ts';

/** Reads CSV as RFC 4180 has it. */
function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error('no CSV');
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const cells = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '+', '-', '@', 'a', ' ') }),
);

it('gives every text back, line by line', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cells, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const plain = (table: string[][]) =>
        table.map((row) => row.map((text) => text.replace(/(^|[;\t\r\n])'/g, '$1')));
      expect(plain(parseCsv(toCsv(rows)))).toEqual(plain(rows));
    }),
  );
});

it('has no cell that a spreadsheet runs', () => {
  fc.assert(
    fc.property(cells, (text) => {
      const [[cell = ''] = []] = parseCsv(toCsv([[text]]));
      expect(/^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell))).toBe(false);
    }),
  );
  expect(toCsv([['=1+1', -5, '-5', '-a']])).toBe("'=1+1,-5,-5,'-a\r\n");
});

describe('the working', () => {
  const read = (sets: Parameters<typeof csvRows>[0]) => {
    const [head = [], ...rows] = parseCsv(toCsv(csvRows(sets)));
    const at = (row: readonly string[], column: string) => row[head.indexOf(column)] ?? '';
    return rows.map((row) => ({
      set: at(row, 'Set'),
      part: at(row, 'Part'),
      name: at(row, 'Name'),
      figures: ['In-house', 'Outsourced', 'Together'].map((column) => at(row, column)),
    }));
  };
  const text = (value: number | null | undefined): string => String(value ?? '');

  it('is the model, number for number', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const rows = read([given, null]);
        const find = (part: string, name: string) =>
          rows.find((row) => row.part === part && row.name === name)?.figures;
        const result = computeRoi(given);
        const steps = computeWorking(given, result);
        for (const { key, name } of numberFields) {
          expect(find('Inputs', name)).toEqual(['', '', text(given[key])]);
        }
        for (const id of stepGroups(given.isIntegration).flat()) {
          const step: Step | null = steps[id];
          const figures = [step?.inHouse, step?.outsourced, step?.together].map(text);
          expect(find('Working', id)).toEqual(figures);
        }
        expect(find('Results', 'ROIPercentage')?.[2]).toBe(text(result.ROIPercentage));
        expect(find('Results', 'totalCostSavedPerYear')).toEqual(
          [result.costSavedInhouse, result.costSavedOutsourced, result.totalCostSavedPerYear].map(
            text,
          ),
        );
        expect(find('Results', 'totalTimeSavedPerYear')).toEqual(
          [result.timeSavedInhouse, result.timeSavedOutsourced, result.totalTimeSavedPerYear].map(
            text,
          ),
        );
        expect(find('Results', 'breakevenTimeline')?.[2]).toBe(result.breakevenTimeline);
        expect(find('Results', 'savingsOnIntegrationsPercentage')?.[2]).toBe(
          given.isIntegration ? text(result.savingsOnIntegrationsPercentage) : undefined,
        );
      }),
    );
  });

  it('has both sets, one after the other', () => {
    const rows = read([withInputs({ noOfBuildings: 3 }), withInputs({ noOfBuildings: 4 })]);
    const buildings = rows.filter(({ name }) => name === 'noOfBuildings');
    expect(buildings.map(({ figures }) => figures[2])).toEqual(['3', '4']);
    expect(new Set(rows.map(({ set }) => set)).size).toBe(2);
  });
});
