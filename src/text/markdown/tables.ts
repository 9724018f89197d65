import type { Properties } from 'hast';
import type { Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import copy from '../../copy/markdown.json';
import { box, type Box } from './box';

/**
 * A table in a box that fits it to every screen (src/styles/tables.css). Figures are compared down
 * a column, so a table of figures keeps its columns and scrolls. Words are read along a row, so on a
 * narrow screen each row of them stands by itself, its cells beside the names of their columns. Two
 * columns of words fit next to each other on any phone.
 */
export function fittingTable(table: Table): Box {
  const [head = [], ...rows] = table.children.map(({ children }) => children);
  const columns = head.map((cell) => toString(cell));
  for (const cell of head) mark(cell, 'th', { scope: 'col' });
  for (const [name] of rows) if (name) mark(name, 'th', { scope: 'row' });
  const cells = columns.map((_, column) => rows.map((row) => row[column]));
  const isOfFigures = columns.length > 1 && cells.slice(1).every(areFigures);
  return isOfFigures ? scrolling(table, columns) : stacking(table, columns);
}

/** Most of what is in the cells has more digits than letters. */
function areFigures(cells: readonly (TableCell | undefined)[]): boolean {
  const texts = cells.map((cell) => (cell ? toString(cell).trim() : '')).filter(Boolean);
  const count = (text: string, sort: RegExp): number => text.match(sort)?.length ?? 0;
  const figures = texts.filter((text) => count(text, /\p{L}/gu) <= count(text, /\d/g));
  return figures.length > texts.length / 2;
}

/** A region that the keyboard reaches too; it is named by its columns, which tell tables apart. */
function scrolling(table: Table, columns: readonly string[]): Box {
  const ariaLabel = `${copy.table}: ${columns.filter(Boolean).join(', ')}`;
  return box('div', { className: ['scroll'], role: 'region', tabIndex: 0, ariaLabel }, [table]);
}

/** The roles keep it a table where the styles take its parts for blocks. */
function stacking(table: Table, columns: readonly string[]): Box {
  const isPair = columns.length === 2;
  table.data = { hProperties: { role: 'table' } };
  table.children.forEach((row, at) => {
    row.data = { hProperties: { role: 'row' } };
    row.children.forEach((cell, column) => {
      if (at === 0) mark(cell, 'th', { role: 'columnheader' });
      else if (column === 0) mark(cell, 'th', { role: 'rowheader' });
      else mark(cell, 'td', { role: 'cell', dataLabel: columns[column] });
      // One child for the grid that a cell is on a phone; an empty cell stays one.
      if (cell.children.length > 0) cell.children = [box('div', {}, cell.children)];
    });
  });
  return box('div', { className: [isPair ? 'pair' : 'stacking'] }, [table]);
}

function mark(cell: TableCell, hName: string, properties: Properties): void {
  cell.data = { hName, hProperties: { ...cell.data?.hProperties, ...properties } };
}
