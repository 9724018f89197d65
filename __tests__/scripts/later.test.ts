import { sortLater } from '../../scripts/support/later';

const finding = (file: string, mayWait = true) => ({
  file,
  line: 1,
  key: 'body',
  message: '',
  mayWait,
});
const LIST = { file: 'later.txt', text: '# not yet rewritten\na.md\nb.md\n' };
const everything = () => true;

it('lets style wait in the files of the list, and wrong words nowhere', () => {
  const findings = [finding('a.md'), finding('b.md'), finding('a.md', false), finding('c.md')];
  const { open, waiting } = sortLater(findings, LIST, everything);
  expect(waiting).toEqual([findings[0], findings[1]]);
  expect(open).toEqual([findings[2], findings[3]]);
});

it('only shrinks: a file without anything to wait for has to leave it', () => {
  const { open } = sortLater([finding('a.md'), finding('b.md', false)], LIST, everything);
  expect(open.map(({ file, line }) => `${file}:${line}`)).toEqual(['b.md:1', 'later.txt:3']);
});

it('says nothing of files that were not looked at', () => {
  expect(sortLater([], LIST, () => false)).toEqual({ open: [], waiting: [] });
});
