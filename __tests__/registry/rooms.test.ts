import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesOf = (...rooms: string[]): string[] =>
  rooms.flatMap((room) =>
    readdirSync(path.join('src', room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join('src', room, file),
    ),
  );

/** Schemas and logic; hooks and lists of components belong to the pages. */
const LOGIC = /\/(?!use[A-Z]|\w*Styles|\w*Components|components)\w+\.ts$/;

/** What a process of Node has loaded beyond logic when it has loaded all these files. */
const REFUSED = String.raw`/node_modules\/(react|react-dom|gatsby)\/|\.(tsx|css)$/`;
const LOAD = `
  for (const file of process.argv.slice(1)) require(file);
  console.log(JSON.stringify(Object.keys(require.cache).filter((file) => ${REFUSED}.test(file))));
`;

it('loads schemas and logic of sections and kinds without React, styles or Gatsby', () => {
  const files = [
    ...filesOf('sections', 'kinds', 'content-model', 'discovery', 'share', 'roi'),
    'src/registry/kinds.ts',
  ];
  const logic = files.filter((file) => LOGIC.test(file)).map((file) => path.resolve(file));
  expect(logic.length).toBeGreaterThan(300);
  const loaded = execFileSync(process.execPath, ['--import', 'tsx', '-e', LOAD, ...logic], {
    encoding: 'utf8',
  });
  expect(JSON.parse(loaded)).toEqual([]);
});

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const folderOf = (file: string): string => `${path.dirname(file)}/`;

it('lets no section import another', () => {
  const wrong = filesOf('sections')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map(([, to = '']) => path.normalize(path.join(path.dirname(file), to)))
        .filter((to) => to.startsWith('src/sections/'))
        // Down its own folder, or up to what the sections of its page share.
        .filter((to) => !to.startsWith(folderOf(file)) && !folderOf(file).startsWith(folderOf(to)))
        .map((to) => `${file} imports ${to}`),
    );
  expect(wrong).toEqual([]);
});
