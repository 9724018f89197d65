import { checkAnswers } from '../../../src/registry/check/checkAnswers';
import { parseFile } from '../../../src/registry/check/parseFile';
import { guide } from '../../../src/kinds/guide/record';

const errorsOf = (body: readonly string[], frontmatter: readonly string[] = []) =>
  checkAnswers({
    kind: guide,
    content: parseFile('guides/a.md', ['---', ...frontmatter, '---', ...body].join('\n')),
  });

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

it('takes chapters that open with a short answer', () => {
  expect(errorsOf(['Lead.', '', '## A', '', '> Weigh it.', '', 'Text.'])).toEqual([]);
});

it.each([
  ['without an answer', ['## A', '', 'Text.']],
  ['with a long answer', ['## A', '', `> ${words(56)}`]],
])('refuses a chapter %s, at its heading', (_what, body) => {
  const [error, ...others] = errorsOf(body, ['title: T']);
  expect(others).toEqual([]);
  expect(error).toMatchObject({ line: 4, key: 'body' });
});

it('refuses answers that are too long together', () => {
  const chapter = ['## A', '', `> ${words(50)}`, ''];
  expect(errorsOf(Array.from({ length: 9 }, () => chapter).flat())).toEqual([]);
  expect(errorsOf(Array.from({ length: 10 }, () => chapter).flat())).toHaveLength(1);
});

it('refuses what is placed under a heading within a chapter', () => {
  const placed = ['placed:', "  - under: '#b'"];
  const [error] = errorsOf(['## A', '', '> Short.', '', '### B', '', 'Text.'], placed);
  expect(error).toMatchObject({ key: 'placed.0.under' });
  expect(errorsOf(['## B', '', '> Short.'], placed)).toEqual([]);
});
