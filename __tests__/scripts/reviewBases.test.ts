import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseRecord, keepRecord, parseRecord, readRecord } from '../../scripts/review/bases';
import { Hint } from '../../scripts/support/hint';
import { page, site } from '../review/site';

const record = site([page('/a/')]);
const HERE = process.cwd();
let folder: string;
let commit: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'review-'));
  process.chdir(folder);
  mkdirSync('content');
  writeFileSync('content/a.md', 'A');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'A');
  commit = git('rev-parse', 'HEAD');
});

afterEach(() => {
  process.chdir(HERE);
  rmSync(folder, { recursive: true });
});

it.each([
  ['no JSON', '<!doctype html>', 'not JSON'],
  ['something else', '{"a":1}', 'no record of a site'],
  ['another version', '{"version":2}', 'speaks version 2, and this build version 1'],
  ['half a record', '{"version":1,"pages":[]}', 'no whole record'],
])('says of %s what it is', (_, text, says) => {
  expect(() => parseRecord(text, 'x')).toThrow(Hint);
  expect(() => parseRecord(text, 'x')).toThrow(says);
});

it('reads a record of a file, and names one that is missing', async () => {
  writeFileSync('record.json', JSON.stringify(record));
  expect(await readRecord('record.json')).toEqual(record);
  await expect(readRecord('none.json')).rejects.toThrow('There is no record at none.json');
});

it('keeps the record of a commit, and finds it by branch', () => {
  keepRecord({ ...record, commit });
  expect(baseRecord('main')).toEqual({ ...record, commit });
});

it('keeps none of a tree that was changed since, or of another commit', () => {
  keepRecord(record);
  writeFileSync('content/a.md', 'B');
  keepRecord({ ...record, commit });
  expect(() => baseRecord('main')).toThrow('No record is kept for main');
});

it('names what is no commit', () => {
  expect(() => baseRecord('none')).toThrow('none is no commit');
});
