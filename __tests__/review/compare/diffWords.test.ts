import fc from 'fast-check';
import { align } from '../../../src/review/compare/align';
import { diffWords, gistOf, textOf } from '../../../src/review/compare/diffWords';

it.each([
  [
    'a head office and 63 branches',
    'a head office and 61 branches',
    ['a head office and', { del: '63' }, { ins: '61' }, 'branches'],
  ],
  [
    'on June 9, 2027 at noon',
    'on June 10, 2027 at noon',
    ['on', { del: 'June 9,' }, { ins: 'June 10,' }, '2027 at noon'],
  ],
  ['costs $950 each', 'costs $1,050 each', ['costs', { del: '$950' }, { ins: '$1,050' }, 'each']],
  ['one two three', 'four five six', [{ del: 'one two three' }, { ins: 'four five six' }]],
  ['', 'new words', [{ ins: 'new words' }]],
  ['old words', '', [{ del: 'old words' }]],
  ['the same', 'the same', ['the same']],
])('reads %j as %j', (was, is, words) => {
  expect(diffWords(was, is)).toEqual(words);
});

it('cuts a gist to the words around the change', () => {
  const words = diffWords('a b c d e f 63 g h i j k l', 'a b c d e f 61 g h i j k l');
  expect(gistOf(words)).toEqual(['c d e f', { del: '63' }, { ins: '61' }, 'g h i j']);
});

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

it('loses no word of either text', () => {
  fc.assert(
    fc.property(text, text, (was, is) => {
      const words = diffWords(was.join(' '), is.join(' '));
      expect(textOf(words, 'was')).toBe(was.join(' '));
      expect(textOf(words, 'is')).toBe(is.join(' '));
    }),
  );
});

it('changes nothing of equal lists, and keeps the order of both', () => {
  fc.assert(
    fc.property(text, text, (was, is) => {
      expect(align(was, was).every(({ side }) => side === 'both')).toBe(true);
      const of = (side: 'was' | 'is') =>
        align(was, is).flatMap((run) =>
          run.side === side || run.side === 'both' ? run.items : [],
        );
      expect([of('was'), of('is')]).toEqual([was, is]);
    }),
  );
});
