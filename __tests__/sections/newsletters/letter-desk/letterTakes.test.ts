import { letterTakes } from '../../../../src/sections/newsletters/letter-desk/letterTakes';

const story = (words: number) => ({ text: `<p>${'word '.repeat(words)}</p>` });

describe('letterTakes', () => {
  it('reads the stories together, so that short ones do not take a minute each', () => {
    const takes = letterTakes({
      html: '',
      check: { minutes: 18, why: { text: '' } },
      stories: [story(230), story(230)],
    });
    expect(takes).toEqual({ read: 2, stand: 18 });
  });

  it('reads what is next to the sheet, too', () => {
    const check = { minutes: 18, why: story(230) };
    expect(letterTakes({ html: story(230).text, check, stories: [] }).read).toBe(2);
  });
});
