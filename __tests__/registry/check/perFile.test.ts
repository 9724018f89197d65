import { parseFile } from '../../../src/registry/check/parseFile';
import { perFile } from '../../../src/registry/check/perFile';
import type { Kind } from '../../../src/content-model/kind';

it('works once for a file, and again when its text is another', () => {
  let count = 0;
  const ask = perFile(() => (count += 1));
  const kind = {} as Kind;
  const save = (text: string) => ask({ kind, content: parseFile('a.yaml', text) });
  expect([save('a: 1'), save('a: 1'), save('a: 2')]).toEqual([1, 1, 2]);
});
