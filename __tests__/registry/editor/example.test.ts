import { isPageKind, kinds, type Kind } from '../../../src/registry/kinds';
import { checkContent } from '../../../src/registry/check/checkContent';
import type { ContentError } from '../../../src/registry/check/contentError';
import { readContent } from '../../../src/registry/check/readContent';
import { exampleOf } from '../../../src/registry/editor/example';

const tree = readContent();

const fileOf = ({ folder, format, label }: Kind): string => `${folder}/a-new-${label}.${format}`;

const textOf = (kind: Kind): string =>
  exampleOf({
    kind,
    file: fileOf(kind),
    title: 'A title of its own',
    today: '2031-05-04',
    files: [...tree.files.keys()],
    pictures: [...tree.pictures],
  });

/** A new file of every kind beside the content that is there, each changed in the same way. */
function newFiles(change: (text: string) => string) {
  const files = new Map(kinds.map((kind) => [fileOf(kind), change(textOf(kind))]));
  const errors = checkContent({ ...tree, files: new Map([...tree.files, ...files]) });
  return {
    errorsOf: (kind: Kind): ContentError[] =>
      errors.filter(({ file }) => file === `content/${fileOf(kind)}`),
    linesWith: (words: RegExp, kind: Kind): number[] =>
      (files.get(fileOf(kind)) ?? '')
        .split('\n')
        .flatMap((line, index) => (words.test(line) ? [index + 1] : [])),
  };
}

const untouched = newFiles((text) => text);
const drafts = newFiles((text) => text.replace('# draft: false', 'draft: true'));
const whole = newFiles((text) => text.replace(/^# (?!Optional)(?=[\w -]*(: |:$|- ))/gm, ''));

describe.each(kinds.map((kind) => [kind.label, kind] as const))('a new %s', (_label, kind) => {
  it('is a valid file beside the content that is there, but for the texts to write', () => {
    // Whether its figure is like that of the newest page depends on the day.
    const lines = untouched
      .errorsOf(kind)
      .flatMap(({ key, line }) => (/^figure\.(type|ground)$/.test(key) ? [] : line));
    expect(lines).toEqual(untouched.linesWith(/^[^#]*Write/, kind));
  });

  it('asks for the texts that may be left out too, where somebody has left them in', () => {
    const asked = whole
      .errorsOf(kind)
      .filter(({ message }) => message.includes('the example "Write: '));
    expect(asked.map(({ line }) => line)).toEqual(whole.linesWith(/Write: /, kind));
  });

  it('names every key of its kind', () => {
    for (const key of Object.keys(kind.schema.shape)) {
      expect(textOf(kind)).toMatch(new RegExp(`^(# )?${key}:`, 'm'));
    }
  });

  if (isPageKind(kind)) {
    it('may wait for its texts as a draft', () => {
      expect(drafts.errorsOf(kind)).toEqual([]);
    });
  }
});
