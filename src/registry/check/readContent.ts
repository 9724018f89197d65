import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { API_FEED } from '../../kinds/whats-new/apiFeed';
import { OPEN_API_FILE } from '../../content-model/open-api/schema';
import { visibilityOf } from '../../content-model/visibility';
import type { ContentTree } from './checkContent';

/** Addresses that code answers: the report function. */
const FUNCTION_ROUTES = ['/roi-pdf', '/roi-pdf/'];

const list = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Reads `content/`, and the names in `static/` and `src/pages/`, below `root`. */
export function readContent(root = process.cwd(), env = process.env): ContentTree {
  const { today } = visibilityOf(env);
  const folder = path.join(root, 'content');
  const all = list(folder);
  const files = new Map(
    all
      .filter((file) => /\.(md|yaml)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const),
  );
  const pictures = new Set(all.filter((file) => /\.(webp|png|jpe?g|avif|svg)$/.test(file)));
  const statics = list(path.join(root, 'static')).map((file) => `/${file}`);
  const routes = list(path.join(root, 'src/pages')).map((file) =>
    `/${file.replace(/\.tsx$/, '')}/`.replace('//', '/'),
  );
  const otherAddresses = new Set([
    ...FUNCTION_ROUTES,
    OPEN_API_FILE,
    API_FEED,
    ...statics,
    ...routes,
  ]);
  return { files, pictures, otherAddresses, today };
}
