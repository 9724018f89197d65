import { parseFile } from '../src/registry/check/parseFile';
import { readContent } from '../src/registry/check/readContent';
import { formatTable } from './measure/table';
import { run } from './support/run';

const FOLDER = 'data/claims/';

/** `npm run claims`: the register of claims, those that end first on top, and the files that refer to each. */
run(() => {
  const { files } = readContent();
  const texts = [...files].filter(([file]) => !file.startsWith(FOLDER));
  const rows = [...files]
    .filter(([file]) => file.startsWith(FOLDER))
    .map(([file, text]) => {
      const name = file.slice(FOLDER.length).replace(/\.yaml$/, '');
      const { data } = parseFile(file, text);
      const mention = new RegExp(`claim: ${name}\\b(?!-)|\\{claims\\.${name}\\}`);
      const users = texts.filter(([, words]) => mention.test(words)).map(([user]) => user);
      const keys = ['validUntil', 'figure', 'unit', 'sample', 'period', 'source'];
      return [name, ...keys.map((key) => String(data[key])), users.join(' ') || 'nowhere'];
    })
    .sort(([, a = ''], [, b = '']) => a.localeCompare(b));
  const head = ['claim', 'valid until', 'figure', 'unit', 'sample', 'period', 'source', 'used in'];
  console.log(formatTable(head, rows));
});
