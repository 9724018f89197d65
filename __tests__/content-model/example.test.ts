import { kinds } from '../../src/content-model';
import { checkContent } from '../../src/content-model/check/checkContent';
import { readContent } from '../../src/content-model/check/readContent';
import { exampleOf } from '../../src/content-model/example';

const tree = readContent();

describe.each(kinds.map((kind) => [kind.label, kind] as const))('a new %s', (_label, kind) => {
  const file = `${kind.folder}/a-new-one.${kind.format}`;
  const text = exampleOf({
    kind,
    file,
    title: 'A title of its own',
    today: '2031-05-04',
    files: [...tree.files.keys()],
    pictures: [...tree.pictures],
  });

  it('is a valid file beside the content that is there', () => {
    const problems = checkContent({ ...tree, files: new Map([...tree.files, [file, text]]) });
    expect(problems.filter((problem) => problem.file === `content/${file}`)).toEqual([]);
  });

  it('names every key of its kind', () => {
    for (const key of Object.keys(kind.schema.shape)) {
      expect(text).toMatch(new RegExp(`^(# )?${key}:`, 'm'));
    }
  });
});
