import { checkPages } from '../../../scripts/prose/checkPages';
import { parseRules } from '../../../scripts/prose/rules';
import { parseFile } from '../../../src/registry/check/parseFile';
import { kindOfFile } from '../../../src/registry/kinds';

const rules = parseRules(
  'british: []\nphrases: []\nlimits: []\nterms: { pages: [content/pages/product/], ignored: [software] }',
);
const DESCRIPTION =
  'Work orders that open themselves, find a technician and close with proof of work.';

function keysOf(...pages: readonly (readonly [file: string, yaml: string])[]): string[] {
  const entries = pages.flatMap(([file, yaml]) => {
    const kind = kindOfFile(file);
    return kind ? [{ kind, content: parseFile(file, `---\n${yaml}\n---\n`) }] : [];
  });
  return checkPages(entries, rules).map(({ file, line, key }) => `${file}:${line} ${key}`);
}

it('measures what results show: the search title and description before those of the page', () => {
  const long = 'A heading of more than sixty characters is right where results show another';
  expect(keysOf(['pages/a.md', `title: ${long}\ndescription: Short.`])).toEqual([
    'content/pages/a.md:2 title',
    'content/pages/a.md:3 description',
  ]);
  const seo = `seo: { title: Short, description: '${DESCRIPTION}' }`;
  expect(keysOf(['pages/b.md', `title: ${long}\ndescription: Short.\n${seo}`])).toEqual([]);
});

it('wants both to be of one page, unless results do not show it', () => {
  const page = `title: One\ndescription: ${DESCRIPTION}`;
  expect(keysOf(['pages/a.md', page], ['pages/b.md', page])).toEqual([
    'content/pages/b.md:2 title',
    'content/pages/b.md:3 description',
  ]);
  expect(keysOf(['pages/a.md', page], ['pages/b.md', `${page}\nseo: { noindex: true }`])).toEqual(
    [],
  );
});

it('wants what buyers type on top of a page that sells, and of no other', () => {
  const page = (lead: string) =>
    `title: One\ndescription: ${DESCRIPTION}\nsections:\n  - { title: One owner, lead: ${lead} }`;
  const sells = 'pages/product/work-order-software.md';
  expect(keysOf([sells, page('Work orders for teams')])).toEqual([]);
  expect(keysOf([sells, page('A job opens itself')])).toEqual([`content/${sells}:5 sections.0`]);
  expect(keysOf(['pages/work-order-software.md', page('A job opens itself')])).toEqual([]);
});
