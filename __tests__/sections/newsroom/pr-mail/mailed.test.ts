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
  const years = mailYears([
    { date: '2024-07-16', title: 'Second' },
    { date: '2025-01-01', title: 'Third' },
    { date: '2024-01-01', title: 'First' },
    { date: '2024-12-31' },
  ]);

  it('puts the newest year first, with its own mails in order', () => {
    expect(years.map(({ year, days }) => [year, ...days.map(({ title }) => title)])).toEqual([
      ['2025', 'Third'],
      ['2024', 'First', 'Second', undefined],
    ]);
  });

  it('places a day by how much of the year is over', () => {
    expect(years[1]?.days[0]?.at).toBe(0);
    expect(years[1]?.days[2]?.at).toBeCloseTo(36500 / 366);
  });
});
