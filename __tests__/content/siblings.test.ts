import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';

const SIBLINGS = /^pages\/(product|industry|solutions)\/.*\.md$/;

it('gives no two pages of products, industries or solutions the same sequence of sections', () => {
  const pages = new Map<string, string[]>();
  for (const [file, text] of readContent().files) {
    if (!SIBLINGS.test(file)) continue;
    const { sections } = parseFile(file, text).data as { sections: { type: string }[] };
    const sequence = sections.map(({ type }) => type).join(' ');
    pages.set(sequence, [...(pages.get(sequence) ?? []), file]);
  }
  expect([...pages.values()].filter((files) => files.length > 1)).toEqual([]);
});
