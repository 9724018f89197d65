import { readFileSync } from 'node:fs';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly inBundle?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** Deno for other machines than this: the registry at hand did not have them at this version. */
const UNKNOWN = /^node_modules\/@deno\/(darwin|win32|linux-arm64)/;

it('names the bytes of every package', () => {
  const without = locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  // What comes inside of another package is covered by that one's.
  const open = without.filter(([, { inBundle }]) => !inBundle);
  expect(open.map(([path]) => path).filter((path) => !UNKNOWN.test(path))).toEqual([]);
  expect(open.every(([, { optional, os }]) => optional && os)).toBe(true);
});

it('takes every package from the registry, by its name', () => {
  // Without an address npm asks the registry that it is set to, and holds the bytes against the lock.
  const elsewhere = locked.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
});

it('lets no package run code as it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  // npm then leaves out what would run before and after a command of ours as well.
  const around = Object.keys(scripts).flatMap((name) => [`pre${name}`, `post${name}`]);
  expect(around.filter((name) => name in scripts)).toEqual([]);
});
