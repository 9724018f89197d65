import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentPolicy, type PolicyOptions } from './contentPolicy';

const HEADERS = path.join('public', '_headers');
const EVERYTHING = '/*\n';

/**
 * Adds the content security policy to the headers that gatsby-plugin-netlify wrote. It names every
 * inline script of the site (`'sha256-…'`), so it can be made only when all pages are there; one
 * policy for all of them also holds for the not-found page, whatever address it answers.
 * @throws Error if there are no headers of every page to add it to.
 */
export async function writePolicy(
  scripts: ReadonlySet<string>,
  options: PolicyOptions,
): Promise<void> {
  const policy = contentPolicy([...scripts].sort(), options);
  const headers = await readFile(HEADERS, 'utf8');
  if (!headers.includes(EVERYTHING)) throw new Error(`${HEADERS} has no headers of every page.`);
  await writeFile(
    HEADERS,
    headers.replace(EVERYTHING, `${EVERYTHING}  Content-Security-Policy: ${policy}\n`),
  );
}
