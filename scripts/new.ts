import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { kinds } from '../src/registry/kinds';
import { checkContent } from '../src/registry/check/checkContent';
import { formatContentError } from '../src/registry/check/contentError';
import { didYouMean } from '../src/text/didYouMean';
import { readContent } from '../src/registry/check/readContent';
import { exampleOf } from '../src/registry/editor/example';
import { Hint } from './support/hint';
import { run } from './support/run';

/** `npm run new -- press-release "Title"`: a valid file with every key explained. */
run(() => {
  const [label = '', title = ''] = process.argv.slice(2);
  const labels = kinds.map((kind) => kind.label);
  const kind = kinds.find((candidate) => candidate.label === label);
  if (!kind) {
    throw new Hint(
      `Usage: npm run new -- <kind> "Title", where the kind is one of ${labels.join(', ')}, got "${label}"${didYouMean(label, labels)}`,
    );
  }
  if (title.trim() === '') throw new Hint(`Usage: npm run new -- ${label} "Title", with a title.`);

  const today = new Date().toISOString().slice(0, 10);
  const byMonth = 'month' in kind.schema.shape;
  const name = byMonth ? today.slice(0, 7) : new GithubSlugger().slug(title);
  const file = `${kind.folder}/${name}.${kind.format}`;
  const target = path.resolve('content', file);
  if (existsSync(target) || existsSync(target.replace(/\.md$/, '/index.md'))) {
    throw new Hint(`content/${file} is there already: choose another title, or edit that file.`);
  }

  const { files, pictures } = readContent();
  const setting = { kind, file, title, today, files: [...files.keys()], pictures: [...pictures] };
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, exampleOf(setting));
  console.log(
    `Wrote content/${file}. \`npm run develop\` shows it, \`npm run check:content\` checks it.`,
  );

  const errors = checkContent(readContent()).filter((error) => error.file === `content/${file}`);
  if (errors.length > 0) console.log(errors.map(formatContentError).join('\n'));
});
