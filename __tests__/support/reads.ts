import childProcess from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readsFile } from './passedBefore.mjs';
import { siteUnderTest } from './siteUnderTest';

/** Keeps the names of what a test file reads besides the modules it is made of, for `passedBefore`. */
const seen = new Set<string>();

const saw = (place: unknown): void => {
  if (typeof place !== 'string' && !(place instanceof URL)) return;
  const name = path.relative('', place instanceof URL ? place.pathname : place);
  if (!/^(\.\.|node_modules|__tests__|src)(\/|$)/.test(name)) seen.add(name);
};

/** What the platform reads to answer. */
export function sawAddress(url: string): void {
  if (!url.startsWith(siteUnderTest())) return;
  const { pathname } = new URL(url);
  saw(`public${pathname}${pathname.endsWith('/') ? 'index.html' : ''}`);
}

type Call = (...given: unknown[]) => unknown;

/** Lets `tell` know what a function is called with, until the test file is through. */
function listen<T extends object>(to: T, name: keyof T, tell: (given: unknown) => void): void {
  const own = to[name] as Call;
  to[name] = function (this: unknown, ...given: unknown[]) {
    tell(given[0]);
    return own.apply(this, given);
  } as T[keyof T];
  afterAll(() => void (to[name] = own as T[keyof T]));
}

for (const name of ['readFileSync', 'readdirSync', 'existsSync', 'statSync', 'readFile'] as const)
  listen(fs, name, saw);
for (const name of ['readFile', 'readdir', 'stat'] as const) listen(fs.promises, name, saw);

if (siteUnderTest()) {
  listen(globalThis, 'fetch', (given) => sawAddress(String(given)));
  const forAll = ['public/404.html', 'public/_headers', 'public/_redirects'];
  for (const file of [...forAll, '.cache/former-addresses.json']) saw(file);
} else {
  // What is started may read all that is written.
  for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync'] as const)
    listen(childProcess, name, () => ['content/**', 'docs/**', 'README.md'].forEach(saw));
}

const test = path.relative('', expect.getState().testPath ?? '');
afterAll(() => {
  const file = readsFile(test);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify([...seen].sort()));
});
