import { pressReleases } from '../../bench/pressReleases';
import { kindOfFile } from '../../src/registry/kinds';
import { checkContent } from '../../src/registry/check/checkContent';
import { parseFile } from '../../src/registry/check/parseFile';
import { formatContentError } from '../../src/registry/check/contentError';
import { readContent } from '../../src/registry/check/readContent';

const tree = readContent();

it.each([...tree.files])('content/%s fits the schema of its kind', (file, text) => {
  const kind = kindOfFile(file);
  expect(kind).toBeDefined();
  expect(kind?.schema.safeParse(parseFile(file, text).data).error).toBeUndefined();
});

it('has no dead link, missing picture, unknown name or double address', () => {
  expect(checkContent(tree).map(formatContentError)).toEqual([]);
});

it('passes the releases that are added to measure a build', () => {
  const added = checkContent({ ...tree, files: new Map([...tree.files, ...pressReleases(9)]) });
  expect(added.map(formatContentError)).toEqual([]);
});
