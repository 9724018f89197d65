import { parseFile } from '../../../src/registry/check/parseFile';

it('parses a text once, however often it is asked for, and again after a change', () => {
  const first = parseFile('newsroom/x.md', '---\ntitle: One\n---\n');
  expect(parseFile('newsroom/x.md', '---\ntitle: One\n---\n')).toBe(first);
  expect(parseFile('newsroom/y.md', '---\ntitle: One\n---\n').file).toBe('newsroom/y.md');
  expect(parseFile('newsroom/x.md', '---\ntitle: Two\n---\n').data).toEqual({ title: 'Two' });
});
