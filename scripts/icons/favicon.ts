import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/** Widths in px: a tab, and the same on a screen of twice the dots. */
const WIDTHS = [16, 32];

const draw = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/**
 * The sign for what asks for `/favicon.ico` without having read a page: feed readers, crawlers, old
 * browsers. Pictures in PNG after a table of them, as every reader of the format has known since 2007.
 */
export function favicon(svg = readFileSync('static/favicon.svg', 'utf8')): Buffer {
  const pictures = WIDTHS.map((width) => draw(svg, width));
  const table = Buffer.alloc(6 + 16 * WIDTHS.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(WIDTHS.length, 4);
  let offset = table.length;
  for (const [index, width] of WIDTHS.entries()) {
    const at = 6 + 16 * index;
    const { length } = pictures[index] ?? Buffer.alloc(0);
    table.writeUInt8(width, at);
    table.writeUInt8(width, at + 1);
    table.writeUInt16LE(1, at + 4);
    table.writeUInt16LE(32, at + 6);
    table.writeUInt32LE(length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([table, ...pictures]);
}
