import { letterTakes } from '../../../../src/sections/newsletters/letter-desk/letterTakes';

const story = (words: number) => ({ text: `<p>${'word '.repeat(words)}</p>` });

describe('letterTakes', () => {
  it('reads the stories together, so that short ones do not take a minute each', () => {
    const takes = letterTakes({
      html: '',
      check: { minutes: 18 },
      stories: [story(230), story(230)],
    });
    expect(takes).toEqual({ read: 2, stand: 18 });
  });

  it('takes a letter without a check', () => {
    expect(letterTakes({ html: '<p>A</p>', check: null, stories: [story(10)] }).stand).toBe(0);
  });
});
