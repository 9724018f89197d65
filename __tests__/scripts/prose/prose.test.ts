import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PAGE = 'content/newsroom/x.md';
const root = mkdtempSync(path.join(tmpdir(), 'prose-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

function prose(body: string, ...files: string[]) {
  const description =
    'A page with one fault of each kind, as somebody who is in a hurry writes it.';
  write(PAGE, `---\ntitle: Faults\ndescription: ${description}\n---\n\n${body}\n`);
  // Beside the script lie its packages; what it reads lies below the folder that it runs in.
  const script = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs')];
  const command = [...script, path.resolve('scripts/prose.ts'), ...files];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

beforeAll(() => {
  write('static/robots.txt', '');
  write('src/pages/404.tsx', '');
  write('src/sections/door/words.json', '{\n  "open": "An door"\n}\n');
  write('content/data/people/x.yaml', 'name: Quorra Tzvetkova\n');
  write('scripts/prose/words.txt', '# The trade\nsetpointe\n');
  write('scripts/prose/later.txt', '');
  write(
    'scripts/prose/phrases.yaml',
    'british: []\nphrases: []\nlimits: []\nterms: { pages: [], ignored: [] }\n',
  );
});

it('finds words that are none, words twice and wrong articles, each where it is', () => {
  const { status, lines } = prose(
    'A hour of the the fan.\n\nThe color, the colour: [recieve](/recieved/) it.',
  );
  expect(status).toBe(1);
  expect(lines.map((line) => /^\S+ \S+/.exec(line)?.[0])).toEqual([
    `${PAGE}:6 body:`,
    `${PAGE}:6 body:`,
    `${PAGE}:8 body:`,
    `${PAGE}:8 body:`,
    'src/sections/door/words.json:2 open:',
  ]);
  const [twice, article, british, misspelled, copy] = lines;
  expect(twice).toMatch(/got "the the"/);
  expect(article).toMatch(/expected "An", got "A"/);
  expect(british).toMatch(/color.*got "colour"/);
  expect(misspelled).toMatch(/receive.*got "recieve"/);
  expect(copy).toMatch(/expected "A", got "An"/);
});

it('knows names of the content, words of the list, codes and what is filled in', () => {
  const { status, lines } = prose(
    'Ms. Tzvetkova’s setpointe of WOX-51077 is an {claims.x} hour, see `recieve`.',
    PAGE,
  );
  expect(lines).toEqual([]);
  expect(status).toBe(0);
});
