import { findAnswers } from '../../../src/sections/knowledge-base/asked-questions/findAnswers';

const entries = [
  {
    question: 'What is a tag?',
    answer: '<p>A plate that a <a href="/leaks/">leak</a> has not.</p>',
  },
  { question: 'How is a leak rate calculated?', answer: '<p>Pounds added by the charge.</p>' },
  { question: 'How deep should a register go?', answer: '<p>As deep as you count.</p>' },
];
const asked = (words: string) => findAnswers(entries, words).map(({ question }) => question);

it('puts a question that has the words before an answer that has them', () => {
  expect(asked('leaks')).toEqual(['How is a leak rate calculated?', 'What is a tag?']);
});

it('understands a whole sentence, whatever its endings', () => {
  expect(asked('How do we calculate our leak rates?')[0]).toBe('How is a leak rate calculated?');
});

it('finds nothing for nothing, for small words, and for what no entry says', () => {
  expect([asked(''), asked('how is the'), asked('roof')]).toEqual([[], [], []]);
});

it('reads the words of an answer, and not its addresses', () => {
  expect(asked('href')).toEqual([]);
});
