import { converse } from '../../../scripts/new/converse';
import { editorCommand } from '../../../scripts/new/editor';
import { readContent } from '../../../src/registry/check/readContent';
import { exampleOf } from '../../../src/registry/editor/example';
import { parseFile } from '../../../src/registry/check/parseFile';
import { kinds } from '../../../src/registry/kinds';

const { files } = readContent();
const setting = {
  kinds,
  files: [...files.keys()],
  today: '2031-05-04',
  isTaken: (file: string) => files.has(file),
};

/** A talk with somebody who gives these answers; what was said back stands beside what is wanted. */
async function talk(answers: readonly string[], said: { label?: string; title?: string } = {}) {
  const left = [...answers];
  const back: string[] = [];
  const terminal = {
    ask: (asks: string) => {
      const answer = left.shift();
      return answer === undefined ? Promise.reject(new Error(asks)) : Promise.resolve(answer);
    },
    say: (line: string) => void back.push(line),
  };
  const wanted = await converse(terminal, setting, said);
  expect(left).toEqual([]);
  const { kind, file, title, given } = wanted;
  const text = exampleOf({ ...setting, kind, file, title, given, pictures: [] });
  return { ...wanted, back, data: parseFile(file, text).data };
}

const taken = (folder: string): string =>
  setting.files.find((file) => file.startsWith(`${folder}/`)) ?? '';

it('asks for kind, title, and what the kind needs, and fills in what it is told', async () => {
  const { file, data } = await talk(['webinar', 'Meters', '2031-06-01 09:00 +02:00', '', '']);
  expect(file).toBe('webinars/meters.md');
  expect(data).toMatchObject({ title: 'Meters', startsAt: '2031-06-01T09:00:00+02:00' });
});

it('says what is wrong with an answer, and asks again', async () => {
  const { back, data } = await talk([
    'press-relase',
    'press-release',
    '…',
    'News',
    '1 June',
    '2031-06-01',
    '',
  ]);
  const wrong = back.filter((line) => line.includes('expected'));
  expect(wrong.map((line) => /, got (.*)/.exec(line)?.[1])).toEqual([
    '"press-relase"; did you mean "press-release"?',
    '"…"',
    '"1 June"',
  ]);
  expect(data['date']).toBe('2031-06-01');
});

it('takes names of people and customers that there are, and no others', async () => {
  const name = taken('data/customers').replace(/^.*\/(.*)\.yaml$/, '$1');
  const { data, back } = await talk(['', 'nobody-at-all', name, '', ''], {
    label: 'case-study',
    title: 'A story',
  });
  expect(back.some((line) => line.includes('"nobody-at-all"'))).toBe(true);
  expect(data['customer']).toBe(name);
});

it('takes no title or month of which there is a file', async () => {
  const month = taken('newsletters').replace(/^.*\/(.*)\.md$/, '$1');
  const { file, back } = await talk(['Letter', month, ''], { label: 'newsletter' });
  expect(back.some((line) => line.includes(`${month}.md is there already`))).toBe(true);
  expect(file).toBe('newsletters/2031-05.md');
});

it.each(kinds.map(({ label }) => label))(
  'needs no answer for %s but kind and title',
  async (label) => {
    const terminal = { ask: () => Promise.resolve(''), say: () => undefined };
    const { given } = await converse(terminal, setting, { label, title: 'One of its own' });
    expect(Object.keys(given)).toEqual(Object.keys(given).filter((key) => key === 'month'));
  },
);

it.each([
  ['vim', ['vim', '+7', 'a.md']],
  ['/usr/bin/nano -w', ['/usr/bin/nano', '-w', '+7', 'a.md']],
  ['code --wait', ['code', '--wait', '--goto', 'a.md:7']],
  ['my-editor', ['my-editor', 'a.md']],
])('opens %s at the line', (editor, command) => {
  expect(editorCommand(editor, 'a.md', 7)).toEqual(command);
});
