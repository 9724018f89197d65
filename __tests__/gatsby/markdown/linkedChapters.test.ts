import { linkedChapters } from '../../../src/gatsby/markdown/linkedChapters';
import { renderMarkdown } from '../../../src/text/markdown/renderMarkdown';

const chaptersOf = (...texts: (string | undefined)[]) =>
  linkedChapters({ id: 'story', chapters: texts.map((text) => ({ title: 'T', text })) });

it('links the first use of a term on the page, in whichever chapter it stands', () => {
  const [first, second] = chaptersOf(
    'A quiet week.',
    'The leak rate fell. The leak rate stayed low.',
  );
  expect(first?.text?.trim()).toBe('A quiet week.');
  expect(second?.text?.match(/\]\(\/resources\/glossary\/#/g)).toHaveLength(1);
  expect(renderMarkdown(second?.text ?? '')).toContain('class="glossary"');
});

it('does not link a term again in a later chapter, and leaves one without words alone', () => {
  const [, drawn, last] = chaptersOf('The leak rate fell.', undefined, 'The leak rate rose.');
  expect(drawn).toEqual({ title: 'T', text: undefined });
  expect(last?.text).not.toMatch(/glossary/);
});

it('says everything else as before', () => {
  const source =
    '## A heading\n\n| A | B |\n| - | - |\n| 1 | 40 kWh |\n\n*As said* in [a letter](/x/), **twice**.\n';
  const [chapter] = chaptersOf(source);
  expect(renderMarkdown(chapter?.text ?? '')).toBe(renderMarkdown(source));
});
