import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCold, copyProject } from '../../scripts/support/projectCopy';
import { RECORD_FILE } from '../../src/review/record/address';
import { contentPages } from '../support/builtSite';

const root = mkdtempSync(path.join(tmpdir(), 'builds-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every file of `public/` by its address, as a hash of its content. */
function filesOf(folder: string): Map<string, string> {
  const items = readdirSync(path.join(folder, 'public'), { recursive: true, withFileTypes: true });
  return new Map(
    items
      .filter((item) => item.isFile())
      .map((item) => path.join(item.parentPath, item.name))
      .map((file) => [
        `/${path.relative(path.join(folder, 'public'), file).split(path.sep).join('/')}`,
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

function build(name: string, edit: (folder: string) => void = () => undefined) {
  const folder = path.join(root, name);
  copyProject(folder);
  edit(folder);
  buildCold(folder);
  return filesOf(folder);
}

it('changes the files of a page whose text has changed, and nothing else, in any folder', () => {
  // Both builds are of one day, whenever they run.
  process.env['SITE_DATE'] ??= new Date().toISOString().slice(0, 10);
  const page = contentPages().find(({ file, isShown }) => file.startsWith('newsroom/') && isShown);
  if (!page) throw new Error('No page to change.');

  const before = build('one');
  const after = build('another-folder', (folder) =>
    appendFileSync(path.join(folder, 'content', page.file), '\nOne more sentence.\n'),
  );

  // The index of the search says what every page says.
  const files = [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => !file.startsWith('/pagefind/'))
    .sort();
  expect(files.filter((file) => before.get(file) !== after.get(file))).toEqual([
    `${page.address.replace(/\/$/, '')}.md`,
    `${page.address}index.html`,
    `/page-data${page.address}page-data.json`,
    // It says when it was built, and what each page says.
    RECORD_FILE,
  ]);
});
