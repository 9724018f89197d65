import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { passedBefore, readsFile } from '../support/passedBefore.mjs';

const LONG_AGO = new Date('2020-01-01');
let place: string;

const file = (name: string): string => path.join(place, name);

function write(name: string, text: string, when = LONG_AGO): void {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
  utimesSync(file(name), when, when);
}

const run = (change: Partial<Parameters<typeof passedBefore>[0]> = {}) =>
  passedBefore({ name: 'logic', by: 'node 20', all: false, folder: file('kept'), ...change });

/** As after a run of two test files, of which each has read a page and the folder of pages. */
function remember(isGreen = true): void {
  const before = run();
  for (const name of ['one', 'two'])
    write(
      path.relative(place, readsFile(name, file('kept'))),
      JSON.stringify([file(`pages/${name}.md`), file('pages'), file('none.md')]),
    );
  before.remember([
    { test: 'one', isGreen },
    { test: 'two', isGreen: true },
  ]);
}

const due = (change = {}): string[] => ['one', 'two', 'three'].filter(run(change).isDue);

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'passed-'));
  write('pages/one.md', 'First');
  write('pages/two.md', 'Second');
  utimesSync(file('pages'), LONG_AGO, LONG_AGO);
});

afterEach(() => rmSync(place, { recursive: true }));

it('runs what is new, and leaves out what passed', () => {
  expect(due()).toEqual(['one', 'two', 'three']);
  remember();
  expect(due()).toEqual(['three']);
});

it('runs again what failed', () => {
  remember(false);
  expect(due()).toEqual(['one', 'three']);
});

it('runs again what read a page that was spoiled since', () => {
  remember();
  write('pages/two.md', 'Spoiled');
  expect(due()).toEqual(['two', 'three']);
});

it.each(['pages/new.md', 'none.md'])('runs all again that would find %s now', (name) => {
  remember();
  write(name, 'New');
  expect(due()).toEqual(['one', 'two', 'three']);
});

it('believes nothing of what changed while the tests ran', () => {
  write('pages/two.md', 'Changed meanwhile', new Date(Date.now() + 60_000));
  utimesSync(file('pages'), LONG_AGO, LONG_AGO);
  remember();
  expect(due()).toEqual(['two', 'three']);
});

it.each([
  ['another Node or other code', { by: 'node 22' }],
  ['all are asked for', { all: true }],
  ['other tests ran', { name: 'site' }],
])('believes nothing where %s', (_, change) => {
  remember();
  expect(due(change)).toEqual(['one', 'two', 'three']);
});
