import {
  readingMinutes,
  sentenceStrokes,
} from '../../../../../src/sections/futureproof/podcast/podcast-episodes/sentenceStrokes';

it('draws a stroke for each sentence, in its order and by its speaker', () => {
  const lines = [
    { who: 'host', says: 'You called. From where?' },
    { who: 'guest', says: 'From a roof.' },
  ];
  expect(sentenceStrokes(lines)).toEqual([
    { who: 'host', words: 2 },
    { who: 'host', words: 2 },
    { who: 'guest', words: 3 },
  ]);
});

it('keeps a figure with a point and a quoted sentence whole', () => {
  const lines = [{ who: 'guest', says: 'It read 41.4 at night. “Wait.” So we did.' }];
  expect(sentenceStrokes(lines).map(({ words }) => words)).toEqual([5, 1, 3]);
});

it('reads a few words in a minute, and 660 in three', () => {
  expect(readingMinutes(12)).toBe(1);
  expect(readingMinutes(660)).toBe(3);
});
