import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { shortenTokens, shortTokens } from '../../src/gatsby/tokenNames';
import type { Config } from '../../src/gatsby/webpackConfig';

const folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
const many = Array.from({ length: 60 }, (_, index) => `  --many-${index}: 0;\n`).join('');

beforeAll(() => {
  mkdirSync(path.join(folder, 'styles'));
  writeFileSync(
    path.join(folder, 'styles/tokens.css'),
    `:root {\n  --ink: #000;\n  --hatch-1: none;\n  --named: none;\n${many}}\n:root {\n  --ink: #111;\n}`,
  );
  writeFileSync(
    path.join(folder, 'code.ts'),
    'const hatchOf = (hatch: number) => `var(--hatch-${hatch})`; const named = "--named";',
  );
});

describe('the names of tokens', () => {
  it('are short, each another one, and none that a sheet of ours could have', () => {
    const names = [...shortTokens(folder).values()];
    expect(names).toHaveLength(61);
    expect(new Set(names).size).toBe(61);
    for (const name of names) expect(name).toMatch(/^--\d[\da-z]?$/);
  });

  it('stay where code names them, or puts them together', () => {
    const names = shortTokens(folder);
    expect([names.has('--ink'), names.has('--hatch-1'), names.has('--named')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are those of every sheet', async () => {
    const options = { postcssOptions: () => ({ plugins: [] as object[] }) };
    const config = { module: { rules: [{ use: [{ options }] }] } } as unknown as Config;
    shortenTokens(config, new Map([['--ink', '--0']]));
    const { plugins } = options.postcssOptions();
    const { css } = await postcss(plugins as AcceptedPlugin[]).process(
      ':root { --ink: #000 } a { color: var(--ink, var(--ink-soft)) }',
      { from: undefined },
    );
    expect(css).toBe(':root { --0: #000 } a { color: var(--0, var(--ink-soft)) }');
  });
});
