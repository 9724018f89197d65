import { says, spells, subjectOf } from '../../src/search/asked';

describe('subjectOf', () => {
  it('is what a question is about', () => {
    expect(subjectOf('how long does a  repair take?')).toBe('repair');
    expect(subjectOf('What is the price per building')).toBe('price per building');
  });

  it('takes signing in for one word', () => {
    expect(subjectOf('how do I sign in?')).toBe('login');
    expect(subjectOf('log in')).toBe('login');
  });

  it('leaves a name in quotation marks, and words that are all there is', () => {
    expect(subjectOf('"the way of a pound"')).toBe('"the way of a pound"');
    expect(subjectOf('what is it')).toBe('what is it');
  });
});

describe('says', () => {
  const page = (title: string, excerpt: string) => ({
    url: '/a/',
    excerpt: '',
    meta: { title },
    filters: {},
    sub_results: [{ url: '/a/', title, excerpt, weighted_locations: [] }],
  });

  it('takes other forms of a word, and words of the title', () => {
    expect(says(page('Inspections', 'with a <mark>leaking</mark> valve'), 'inspection leaks')).toBe(
      true,
    );
  });

  it('takes several of a short word for one', () => {
    expect(says(page('Keep a leak <mark>log</mark>', ''), 'leak logs')).toBe(true);
  });

  it('does not take the beginning of another word', () => {
    expect(says(page('Work', '<mark>on</mark> the roof'), 'onboarding')).toBe(false);
  });

  it('knows what begins alike from what is spelled so', () => {
    const other = page('Coolers', 'a <mark>vending</mark> machine');
    expect([says(other, 'vender'), spells(other, 'vender')]).toEqual([true, false]);
    expect(spells(page('Vendors', 'one <mark>vendor</mark>'), 'vendor')).toBe(true);
  });
});
