import { checkContent } from '../../../src/registry/check/checkContent';
import { formatContentError } from '../../../src/registry/check/contentError';

const VERSIONS = ['versions:', '  - date: 2026-11-03', '    text: Cookies have names.'];
const FRONTMATTER = [
  'title: A policy',
  'description: A sentence that is long enough for lists of pages.',
];

/** Line of the file on which its body begins. */
const BODY_LINE = 9;

function errorsOf(body: readonly string[], versions = VERSIONS): string[] {
  const text = ['---', ...FRONTMATTER, ...versions, '---', '', ...body, ''].join('\n');
  return checkContent({
    files: new Map([['legal/privacy/policy.md', text]]),
    pictures: new Set(['legal/privacy/a.webp']),
    otherAddresses: new Set(),
    today: '2026-03-01',
  }).map(formatContentError);
}

const at = (line: number): string => `content/legal/privacy/policy.md:${BODY_LINE + line} body: `;

const CLAUSE = ['## A', '', '> Plain.', '', 'Text.', ''];
const LAST = ['## Z', '', '> Plain.', '', '{versions}'];

it('takes clauses with their plain words, and links to what the site puts in', () => {
  const linking = ['## A', '', '> See [below](#versions).', '', 'As [here](#z).', ''];
  expect(errorsOf([...linking, ...LAST])).toEqual([]);
});

it.each([
  ['a clause without plain words', ['## A', '', 'Text.', ''], 0, 'plain words right under “A”'],
  ['empty plain words', ['## A', '', '>', '', 'Text.', ''], 0, 'plain words right under “A”'],
  ['plain words alone', ['## A', '', '> Plain.', ''], 0, 'the text of “A”'],
  ['words before the first clause', ['Words.', '', ...CLAUSE], 0, 'expected a clause'],
  ['a name nothing has', [...CLAUSE, '{cookietable}', ''], 6, 'did you mean "cookie-table"?'],
  ['a picture', [...CLAUSE, '![A lock](./a.webp)', ''], 6, 'expected words alone'],
  ['one table twice', [...CLAUSE, '{region-table}', '', '{region-table}', ''], 8, 'once'],
])('refuses %s, with its line', (_what, body, line, message) => {
  const errors = errorsOf([...body, ...LAST]);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(at(line));
  expect(errors[0]).toContain(message);
});

it('asks for the list of versions', () => {
  expect(errorsOf(CLAUSE.slice(0, -1))).toEqual([
    `${at(4)}expected {versions} on a line of its own, where the versions are listed`,
  ]);
});

it('asks for the newest version first', () => {
  const older = ['  - date: 2027-01-20', '    text: Later.'];
  const [error, ...others] = errorsOf([...CLAUSE, ...LAST], [...VERSIONS, ...older]);
  expect(error).toContain('policy.md:4 versions: expected the newest version first');
  expect(others).toEqual([]);
});
