import { parseFile } from '../../src/registry/check/parseFile';
import { readContent } from '../../src/registry/check/readContent';
import { readForm } from '../../src/forms/formFiles';

interface Board {
  readonly type: string;
  readonly form: string;
  readonly bells: readonly { readonly name: string }[];
}

const boards = [...readContent().files]
  .filter(([file]) => file.startsWith('pages/'))
  .flatMap(([file, text]) => {
    const { sections = [] } = parseFile(file, text).data as { sections?: readonly Board[] };
    return sections.filter(({ type }) => type === 'bellBoard');
  });

it('offers every bell of a board as a topic of its form, in their order', async () => {
  expect(boards.length).toBeGreaterThan(0);
  for (const { form, bells } of boards) {
    const topic = (await readForm(form))?.inputs.find(({ name }) => name === 'topic');
    expect(topic?.options).toEqual(bells.map(({ name }) => name));
  }
});
