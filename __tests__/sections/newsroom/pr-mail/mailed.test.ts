import {
  kilobytesOf,
  mailYears,
  measureText,
} from '../../../../src/sections/newsroom/pr-mail/mailed';

describe('measureText', () => {
  it('counts a sign once, however many bytes it takes, and no lone dash as a word', () => {
    expect(measureText('Söll – 4.9%')).toEqual({ characters: 11, words: 2 });
  });
});

describe('kilobytesOf', () => {
  it('counts bytes, and the empty lines between the parts', () => {
    expect(kilobytesOf(['é'.repeat(500), 'a'.repeat(96)])).toBe('1.1');
  });
});

describe('mailYears', () => {
  const years = mailYears(['2024-07-16', '2025-01-01', '2024-01-01'], ['2024-12-31']);

  it('puts the newest year first, with its own mails', () => {
    expect(years.map(({ year, at }) => [year, at.length])).toEqual([
      ['2025', 1],
      ['2024', 2],
    ]);
  });

  it('places a day by how much of the year is over', () => {
    expect(years[1]?.at[1]).toBe(0);
    expect(years[1]?.corrected[0]).toBeCloseTo(365 / 366);
  });
});
