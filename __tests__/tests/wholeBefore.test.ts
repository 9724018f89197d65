import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leaveOutWhole } from '../support/wholeBefore';

const addresses = ['/', '/about/', '/pricing/'];
let place: string;

function write(address: string, html: string, data = '{}'): void {
  const folders = [path.join(place, address), path.join(place, 'page-data', address)];
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folders[0] ?? '', 'index.html'), html);
  writeFileSync(path.join(folders[1] ?? '', 'page-data.json'), data);
}

const tour = (change: Partial<Parameters<typeof leaveOutWhole>[0]> = {}) =>
  leaveOutWhole({
    name: 'closely',
    addresses,
    by: 'chromium 140',
    all: false,
    site: place,
    folder: path.join(place, 'kept'),
    ...change,
  });

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'whole-'));
  for (const address of addresses) write(address, `<h1>${address}</h1>`);
});

afterEach(() => rmSync(place, { recursive: true }));

it('looks at all the first time, and at none that was whole', () => {
  const first = tour();
  expect(first.due).toEqual(addresses);
  first.remember({});
  expect(tour().due).toEqual([]);
});

it('looks again at a page that was spoiled, in its HTML or in what its scripts are given', () => {
  tour().remember({});
  write('/about/', '<h1>/about/</h1><img src="/a.webp">');
  write('/pricing/', '<h1>/pricing/</h1>', '{"price":1}');
  expect(tour().due).toEqual(['/about/', '/pricing/']);
});

it('looks again at what had faults, and at nothing else', () => {
  tour().remember({ '/about/': ['cut'] });
  expect(tour().due).toEqual(['/about/']);
});

it('keeps what was whole before where only one page was due', () => {
  tour().remember({});
  write('/about/', '<h1>changed</h1>');
  tour().remember({ '/about/': ['cut'] });
  expect(tour().due).toEqual(['/about/']);
});

it.each([
  ['another browser or other tests', { by: 'chromium 141' }],
  ['all are asked for', { all: true }],
  ['more is done on the visit', { howOf: () => 'pressed' }],
  ['another tour asks', { name: 'briefly' }],
])('believes nothing where %s', (_, change) => {
  tour().remember({});
  expect(tour(change).due).toEqual(addresses);
});
