import { readFileSync } from 'node:fs';
import { builtConversions } from '../../scripts/support/conversions';
import { isBuilt } from '../support/builtSite';

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

it('says in docs/conversions.md what each form of the site counts as', async () => {
  const rows = await builtConversions();
  const written = readFileSync('docs/conversions.md', 'utf8').split('\n');
  const table = written.filter((line) => line.startsWith('| ')).slice(1);
  expect(table.filter((line) => !/^\| -/.test(line)).map(cellsOf)).toEqual(
    rows.map(({ page, form, label, conversion, thanks }) => [
      page,
      form,
      label,
      conversion,
      thanks,
    ]),
  );
});

it('thanks for every form on a page that is there, and has no label that counts by chance', async () => {
  for (const { thanks, chance } of await builtConversions()) {
    expect([thanks, isBuilt(thanks)]).toEqual([thanks, true]);
    expect(chance).toEqual([]);
  }
});
