import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Parts of pages that Gatsby writes for itself. */
const PARTS = /^_gatsby\//;

/** Every built page: its address, and its file below `public`. The not-found page has two. */
export const builtHtml = (): [address: string, file: string][] =>
  readdirSync('public', { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !PARTS.test(file))
    .filter((file) => file === '404.html' || file.endsWith('index.html'))
    .map((file) => [
      `/${file}`.replace(/(index)?\.html$/, (end) => (end === '.html' ? '/' : '')),
      file,
    ]);
