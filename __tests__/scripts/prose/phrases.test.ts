import { checkLimits, checkPhrases } from '../../../scripts/prose/checkPhrases';
import { parseRules } from '../../../scripts/prose/rules';
import { piece } from './piece';

const rules = (most = 0) =>
  parseRules(`
british: [content/case-studies/leeds]
phrases:
  - { find: '\\bcar parks?\\b', write: parking garage, why: American English, british: true }
  - { find: '^Lately$', keys: '(^|\\.)title$', write: the point, why: it says nothing }
limits:
  - { name: beside, find: '\\bbeside\\b', most: ${most}, why: next to }
terms: { pages: [], ignored: [] }
`);
const phrases = (...pieces: Parameters<typeof checkPhrases>[0]) => checkPhrases(pieces, rules());

it('names file, line, key, the phrase and what to write, also across lines', () => {
  const [finding, ...more] = phrases(piece('One lamp.\n\nIt lit the car\npark.'));
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ file: 'content/newsroom/x.md', line: 3, key: 'body' });
  expect(finding?.message).toMatch(/parking garage.*"car park"/);
});

it('leaves British words to British stories', () => {
  expect(phrases(piece('The car park.', 'content/case-studies/leeds-bank.md'))).toEqual([]);
});

it('looks at the keys of a rule alone', () => {
  const file = 'content/pages/x.md';
  expect(phrases(piece('Lately', file, 'sections.0.title'))).toHaveLength(1);
  expect(phrases(piece('Lately', file, 'subtitle'))).toEqual([]);
});

it('does not read code, facts and addresses', () => {
  expect(phrases(piece('`car park`, {car park}, https://x.example/?car'))).toEqual([]);
});

describe('limits of the whole site', () => {
  const pieces = Array.from({ length: 10 }, () => piece('beside'));

  it('are held', () => {
    expect(checkLimits(pieces, rules(10))).toEqual([]);
    expect(checkLimits(pieces, rules(9))[0]?.message).toMatch(/at most 9.*10/);
  });

  it('shrink with what they hold', () => {
    expect(checkLimits(pieces, rules(15))).toEqual([]);
    expect(checkLimits(pieces, rules(16))[0]).toMatchObject({ key: 'beside' });
  });
});
