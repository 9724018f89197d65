import { meantBy, vocabularyOf } from '../../src/search/vocabulary';

const vocabulary = ['chiller', 'approach', 'building', 'chilled'];

describe('meantBy', () => {
  it('replaces what the site does not know by what comes nearest', () => {
    expect(meantBy('Chiler aproach', vocabulary)).toBe('chiller approach');
    expect(meantBy('R-404A chiler', vocabulary)).toBe('r-404a chiller');
  });

  it('prefers the word that the site says more often', () => {
    expect(meantBy('chille', vocabulary)).toBe('chiller');
  });

  it('prefers a word that begins alike to one that is said more often', () => {
    expect(meantBy('refrigerant leek', ['week', 'leak', 'refrigerant'])).toBe('refrigerant leak');
  });

  it('proposes nothing for known words, and for those like no other', () => {
    expect(meantBy('chiller', vocabulary)).toBeUndefined();
    expect(meantBy('zeppelin', vocabulary)).toBeUndefined();
  });
});

it('knows the words that a site says often, the most frequent first', () => {
  const text = 'pump pump pump pump, Valve valve valve; once twice twice';
  expect(vocabularyOf([text])).toEqual(['pump', 'valve']);
});
