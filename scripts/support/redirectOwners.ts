import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@iarna/toml';
import { z } from 'zod';
import { edgeRedirects, type OwnedRedirect } from '../../src/redirects/owners.ts';

const configuration = z.object({
  redirects: z
    .array(z.object({ from: z.string(), to: z.string(), status: z.number().default(301) }))
    .default([]),
});

/** Redirects proper; rewrites (200) and error pages (404) stand in the same lists. */
const isRedirect = ({ status }: { status: number }): boolean => status >= 300 && status < 400;

/** Redirects that the platform is told of by hand: none, because they would carry no headers. */
export function parseConfiguration(toml: string): OwnedRedirect[] {
  return configuration
    .parse(parse(toml))
    .redirects.filter(isRedirect)
    .map((redirect) => ({ ...redirect, owner: 'netlify.toml' }));
}

/** The lines that the build wrote from the pages' `formerAddresses`. */
export function parseRedirectsFile(text: string): OwnedRedirect[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from = '']) => from.startsWith('/'))
    .map(([from = '', to = '', status = '301']): OwnedRedirect => {
      return { from, to, status: parseInt(status, 10), owner: 'formerAddresses' };
    })
    .filter(isRedirect);
}

/** Where the build writes the redirects of former addresses. */
export const builtRedirects = (root: string): string => join(root, 'public', '_redirects');

/** The redirects of all three owners; those of former addresses only after a build. */
export function readRedirectOwners(root: string): OwnedRedirect[] {
  const built = builtRedirects(root);
  return [
    ...edgeRedirects,
    ...parseConfiguration(readFileSync(join(root, 'netlify.toml'), 'utf8')),
    ...(existsSync(built) ? parseRedirectsFile(readFileSync(built, 'utf8')) : []),
  ];
}
