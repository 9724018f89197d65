import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reviewDeploy, type Api } from '../../../netlify/plugins/review/reviewDeploy';
import { page, site } from '../../review/site';

const was = page('/a/', { blocks: [['p', 'It costs $950 a morning.']] });
const is = page('/a/', { blocks: [['p', 'It costs $1,050 a morning.']] });

let folder: string;
const production = (): string => path.join(folder, 'production.json');
const pageFile = (): string => path.join(folder, 'public/a/index.html');
const PAGE =
  '<html><head></head><body><main><p>It costs $1,050 a morning.</p></main></body></html>';
const written = (): string => path.join(folder, 'public/review/index.html');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'review-'));
  mkdirSync(path.join(folder, 'public/review'), { recursive: true });
  writeFileSync(path.join(folder, 'public/review/record.json'), JSON.stringify(site([is])));
  writeFileSync(production(), JSON.stringify(site([was])));
  mkdirSync(path.dirname(pageFile()));
  writeFileSync(pageFile(), PAGE);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the plugin as the platform does, and says what it showed and whether it failed. */
async function run(env: Readonly<Record<string, string>>) {
  const show = jest.fn<void, Parameters<Api['utils']['status']['show']>>();
  const failPlugin = jest.fn();
  const constants = { PUBLISH_DIR: path.join(folder, 'public') };
  await reviewDeploy({ constants, utils: { status: { show }, build: { failPlugin } } }, env);
  return { summary: show.mock.calls[0]?.[0].summary, failPlugin };
}

it('writes the review of a preview, and says in one sentence what it does', async () => {
  const { summary } = await run({
    CONTEXT: 'deploy-preview',
    REVIEW_RECORD: production(),
    REVIEW_ID: '318',
    REPOSITORY_URL: 'https://git.example/site',
  });
  expect(summary).toBe('1 page changed by hand, nothing lost');
  expect(readFileSync(pageFile(), 'utf8')).toContain('/review/bar.js');
  const html = readFileSync(written(), 'utf8');
  expect(html).toContain('<ins>$1,050</ins>');
  expect(html).toContain('https://git.example/site/pull/318');
  for (const file of ['review.js', 'review.css', 'agenda.ics', 'bar.js', 'bar.css'])
    expect(existsSync(path.join(folder, 'public/review', file))).toBe(true);
});

it.each(['production', 'dev', ''])('does nothing in the context "%s"', async (CONTEXT) => {
  const { summary } = await run({ CONTEXT, REVIEW_RECORD: production() });
  expect(summary).toBeUndefined();
  expect(existsSync(written())).toBe(false);
  expect(readFileSync(pageFile(), 'utf8')).toBe(PAGE);
});

it.each([
  ['has no record', () => rmSync(production())],
  ['has one of another version', () => writeFileSync(production(), '{"version":99}')],
])('goes on where production %s, and says so', async (_, prepare) => {
  prepare();
  const { summary, failPlugin } = await run({
    CONTEXT: 'deploy-preview',
    REVIEW_RECORD: production(),
  });
  expect(summary).toMatch(/no record|version 99/);
  expect(readFileSync(written(), 'utf8')).toContain('Three ways to a comparison');
  expect(failPlugin).not.toHaveBeenCalled();
});

it('fails by itself, and not the deploy, where the build left no record', async () => {
  rmSync(path.join(folder, 'public/review/record.json'));
  const { failPlugin } = await run({ CONTEXT: 'deploy-preview', REVIEW_RECORD: production() });
  expect(failPlugin).toHaveBeenCalledTimes(1);
});
