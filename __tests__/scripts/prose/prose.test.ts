import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PAGE = 'content/newsroom/x.md';
const FAULTS = 'A hour of the the fan.\n\nThe color, the colour: [recieve](/recieved/) it.';
const GOOD = 'content/newsroom/good.md';
const root = mkdtempSync(path.join(tmpdir(), 'prose-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

const page = (title: string, body: string): string => {
  const description = `${title} is what somebody wrote who was in a hurry, and then went over once more.`;
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;
};

/** One run for all: to load the dictionaries takes longest. */
function prose() {
  // Beside the script lie its packages; what it reads lies below the folder that it runs in.
  const script = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs')];
  const command = [...script, path.resolve('scripts/prose.ts')];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

let run: ReturnType<typeof prose>;

beforeAll(() => {
  write(PAGE, page('Faults', FAULTS));
  write(
    GOOD,
    page('None', 'Ms. Tzvetkova’s setpointe of WOX-51077 is an {claims.x} hour, see `recieve`.'),
  );
  write('static/robots.txt', '');
  write('src/pages/404.tsx', '');
  write('src/sections/door/words.json', '{\n  "open": "An door"\n}\n');
  write('content/data/people/x.yaml', 'name: Quorra Tzvetkova\n');
  write('scripts/prose/words.txt', '# The trade\nsetpointe\n');
  write(
    'scripts/prose/phrases.yaml',
    'british: []\nphrases: []\nlimits: []\nterms: { pages: [], ignored: [] }\n',
  );
  run = prose();
});

it('finds words that are none, words twice and wrong articles, each where it is', () => {
  const { status, lines } = run;
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
  expect(run.lines.filter((line) => line.startsWith(GOOD))).toEqual([]);
});
