import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SHEET = 'src/sections/door/door-plan/DoorPlan.module.css';
const COMPONENT = 'src/sections/door/door-plan/DoorPlan.tsx';
const LATER = 'scripts/vocabulary/later.txt';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vocabulary-'));
  write(LATER, '# later\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** What the script makes of the files that were written: findings as `file:line key`. */
function vocabulary() {
  const script = ['--import', path.resolve('node_modules/tsx/dist/loader.mjs')];
  const command = [...script, path.resolve('scripts/vocabulary.ts')];
  const { status, stderr, stdout } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  });
  const findings = stderr.split('\n').filter(Boolean);
  return { status, findings: findings.map((line) => line.split(': ')[0]), stdout };
}

/** One script for all of them: each start takes a second. */
const refused = [
  ['type', 'font-size: 1rem'],
  ['type', 'font: 560 1rem / 1.2 var(--font-text)'],
  ['type', 'font-weight: 500'],
  ['type', 'font-stretch: 86%'],
  ['type', 'font-family: var(--font-heading)'],
  ['type', 'letter-spacing: 0'],
  ['palette', 'color: var(--ink-900)'],
  ['palette', 'border: 1px solid var(--white)'],
  ['palette', '--ground: var(--pine-100)'],
  ['hatch', 'background: repeating-linear-gradient(90deg, red 0 1px, blue 0 5px)'],
] as const;
const refusedQueries = [
  ['breakpoint', '(width >= 56.25em)'],
  ['downward', '(width < 48em)'],
  ['downward', '(40em <= width < 48em)'],
  ['downward', '(max-width: 48em)'],
  ['downward', 'not all and (width >= 48em)'],
] as const;

it('refuses type, palette, hatches and widths of its own, each where it stands', () => {
  const lines = [
    ...refused.map(([, declaration]) => `.root { ${declaration}; }`),
    ...refusedQueries.map(([, query]) => `@media ${query} { .root { color: red; } }`),
  ];
  write(SHEET, lines.join('\n'));
  const expected = [...refused, ...refusedQueries].map(
    ([key], index) => `${SHEET}:${index + 1} ${key}`,
  );
  expect(vocabulary()).toMatchObject({ status: 1, findings: expected });
});

it('takes what the kit has', () => {
  write(
    SHEET,
    `.root {
  background: var(--hatch-1);
  color: var(--fill-late);
  font: inherit;
  font-variant-numeric: tabular-nums;
}

@media print, (width >= 62.5em) and (hover: hover) {
  .root {
    color: var(--color-text-soft);
  }
}

@container (width >= 40rem) {
  .root {
    letter-spacing: inherit;
  }
}
`,
  );
  expect(vocabulary()).toMatchObject({ status: 0, findings: [] });
});

it('lets the primitives state type and refuses casts in sections', () => {
  const primitive = 'src/ui/primitives/Door.module.css';
  write(primitive, '.root {\n  font-size: 1rem;\n  color: var(--ink-900);\n}\n');
  write(COMPONENT, `const style = { '--x': 1 }\n  as CSSProperties;\n`);
  expect(vocabulary().findings).toEqual([`${COMPONENT}:2 cast`, `${primitive}:3 palette`]);
});

it('has no other way to wait than the list, which only shrinks', () => {
  const other = 'src/kinds/door/Door.module.css';
  write(SHEET, '/* stylelint-disable */\n.root {\n  color: var(--ink-900);\n}\n');
  write(other, '/* stylelint-disable */\n.root {\n  color: var(--ink-900);\n}\n');
  write(COMPONENT, '');
  write(LATER, `# later\n${SHEET}\n${COMPONENT}\n`);
  const { status, findings, stdout } = vocabulary();
  expect(findings).toEqual([`${other}:3 palette`, `${LATER}:3 file`]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/1 files wait[^]* 2 values of the palette/);
});
