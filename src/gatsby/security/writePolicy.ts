import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentPolicy, type PolicyOptions } from './contentPolicy';
import { inlineScripts } from './inlineScripts';

const PUBLIC = 'public';
const HEADERS = path.join(PUBLIC, '_headers');
const EVERYTHING = '/*\n';

async function builtPages(): Promise<string[]> {
  const items = await readdir(PUBLIC, { recursive: true, withFileTypes: true });
  // Data of pages has folders that end so too.
  const pages = items.filter((item) => item.isFile() && item.name.endsWith('.html'));
  return Promise.all(pages.map((item) => readFile(path.join(item.parentPath, item.name), 'utf8')));
}

/**
 * Adds the content security policy to the headers that gatsby-plugin-netlify wrote. It names every
 * inline script of the site, so it can be made only when all pages are there; one
 * policy for all of them also holds for the not-found page, whatever address it answers.
 * @throws Error if there are no headers of every page to add it to.
 */
export async function writePolicy(options: PolicyOptions): Promise<void> {
  const policy = contentPolicy(inlineScripts(await builtPages()), options);
  const headers = await readFile(HEADERS, 'utf8');
  if (!headers.includes(EVERYTHING)) throw new Error(`${HEADERS} has no headers of every page.`);
  await writeFile(
    HEADERS,
    headers.replace(EVERYTHING, `${EVERYTHING}  Content-Security-Policy: ${policy}\n`),
  );
}
