import { availability, marksOf } from '../../../../src/sections/platform-overview/terms/uptime';

const none = Array.from({ length: 12 }, () => 0);

describe('availability', () => {
  it('counts the minutes of the months it names', () => {
    expect(availability('2025-11', none.with(4, 41).with(7, 96).with(10, 21))).toMatchObject({
      percent: '99.97',
      lost: 158,
    });
  });

  it('goes on into the next year', () => {
    const { months } = availability('2025-11', none.with(2, 5));
    expect(months[2]).toEqual({ name: 'Jan', minutes: 5 });
    expect(months.at(-1)?.name).toBe('Oct');
  });

  it('says a hundred only where nothing was lost', () => {
    expect(availability('2025-11', none).percent).toBe('100.00');
  });
});

describe('marksOf', () => {
  it('gives each cause to the next month that was not reachable', () => {
    const marks = marksOf({
      from: '2025-11',
      minutes: none.with(4, 41).with(7, 96),
      causes: ['First cause.', 'Second cause.'],
    });
    expect(marks[4]?.says).toContain('First cause.');
    expect(marks[7]?.says).toContain('Second cause.');
    expect(marks[5]?.says).not.toContain('cause');
  });
});
