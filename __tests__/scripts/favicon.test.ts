import { readFileSync } from 'node:fs';
import { favicon } from '../../scripts/icons/favicon';

const PNG = '89504e470d0a1a0a';

/** The pictures that the table of the file tells of, each from its place. */
const picturesOf = (file: Buffer) =>
  Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const start = file.readUInt32LE(at + 12);
    const bytes = file.subarray(start, start + file.readUInt32LE(at + 8));
    return { width: file.readUInt8(at), bytes };
  });

it.each([
  ['in static/', readFileSync('static/favicon.ico')],
  ['that `npm run make:icons` makes', favicon()],
])('is an icon of small pictures: the one %s', (_which, file) => {
  // Read as an icon, not as a cursor.
  expect(file.readUInt32LE(0)).toBe(0x10000);
  const pictures = picturesOf(file);
  expect(pictures.map(({ width }) => width)).toEqual([16, 32]);
  for (const { width, bytes } of pictures) {
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, width]);
  }
  expect(pictures.at(-1)?.bytes.length).toBeGreaterThan(100);
  expect(file.length).toBeLessThan(2000);
});
