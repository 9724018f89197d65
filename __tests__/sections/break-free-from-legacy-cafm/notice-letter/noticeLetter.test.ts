import {
  isDay,
  letterMail,
  letterPieces,
  letterText,
  monthsBefore,
  weeksBefore,
} from '../../../../src/sections/break-free-from-legacy-cafm/notice-letter/noticeLetter';

describe('letterPieces', () => {
  it('keeps the brackets until a blank is filled', () => {
    expect(letterPieces('Dear [vendor], hello', {})).toEqual([
      { text: 'Dear ' },
      { text: '[vendor]', blank: 'vendor', isFilled: false },
      { text: ', hello' },
    ]);
    expect(letterPieces('[vendor]', { vendor: ' Oldsoft ' })).toEqual([
      { text: 'Oldsoft', blank: 'vendor', isFilled: true },
    ]);
  });

  it('takes what was typed for no markup and no other blank', () => {
    expect(letterText(['[a] [b]'], { a: '[b]', b: '<i>' })).toBe('[b] <i>');
  });
});

it('writes a mail that keeps paragraphs and signs', () => {
  const mail = letterMail('The end & more', letterText(['One', 'Two'], {}));
  expect(mail).toBe('mailto:?subject=The%20end%20%26%20more&body=One%0A%0ATwo');
});

describe('monthsBefore', () => {
  it.each([
    ['2027-03-31', 1, '2027-02-28'],
    ['2028-03-31', 1, '2028-02-29'],
    ['2027-03-31', 3, '2026-12-31'],
    ['2027-12-31', 6, '2027-06-30'],
    ['2027-06-15', 12, '2026-06-15'],
    ['2027-06-15', 0, '2027-06-15'],
  ])('%s less %i months is %s', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });
});

it('counts weeks over the end of a year', () => {
  expect(weeksBefore('2027-01-10', 6)).toBe('2026-11-29');
});

it('takes a whole date only', () => {
  expect(['2027-02-28', '', '2027-2', '0002-01-01', '2027-13-40'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
