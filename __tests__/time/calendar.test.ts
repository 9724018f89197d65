import { calendarFile } from '../../src/time/calendar';

const entry = {
  url: 'https://www.lintel.example/events/x/',
  title: 'Charge for the outcome; not the hour',
  description: 'A working day, in London. '.repeat(12),
  place: 'The Boiler House, Wharf Road N1, London',
  startsAt: '2025-11-20T09:00:00+00:00',
  endsAt: '2025-11-20T12:30:00-05:00',
  changed: '2025-10-01',
};

describe('calendarFile', () => {
  const file = calendarFile([entry]);
  const unfolded = file.replaceAll('\r\n ', '');

  it('writes moments in UTC', () => {
    expect(unfolded).toContain('DTSTART:20251120T090000Z\r\n');
    expect(unfolded).toContain('DTEND:20251120T173000Z\r\n');
  });

  it('escapes what separates values', () => {
    expect(unfolded).toContain('SUMMARY:Charge for the outcome\\; not the hour\r\n');
    expect(unfolded).toContain('LOCATION:The Boiler House\\, Wharf Road N1\\, London\r\n');
  });

  it('folds lines to 75 octets and loses nothing', () => {
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(unfolded).toContain(entry.description.replaceAll(',', '\\,'));
  });

  it('says when it changed last, in the order that RFC 5545 gives a calendar and its entries', () => {
    const names = unfolded
      .trim()
      .split('\r\n')
      .map((line) => line.split(':')[0]);
    expect(names.slice(0, 4)).toEqual(['BEGIN', 'VERSION', 'PRODID', 'METHOD']);
    expect(names.slice(-2)).toEqual(['END', 'END']);
    expect(unfolded).toContain('DTSTAMP:20251001T000000Z\r\n');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('takes the newer of two states of an entry by its sequence, under one name', () => {
    const later = calendarFile([{ ...entry, revision: 1, isCanceled: true }]);
    const uid = /UID:(.*)\r\n/;
    expect(uid.exec(later)?.[1]).toBe(uid.exec(file)?.[1]);
    expect(file).toContain('SEQUENCE:0\r\nDTSTART');
    expect(file).toContain('STATUS:CONFIRMED\r\n');
    expect(later).toContain('SEQUENCE:1\r\nDTSTART');
    expect(later).toContain('STATUS:CANCELLED\r\n');
  });

  it('is one calendar of several, with a name and what was called off', () => {
    const both = calendarFile(
      [entry, { ...entry, url: `${entry.url}2/`, isCanceled: true }],
      'Two',
    );
    expect(both.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(both.match(/STATUS:CANCELLED/g)).toHaveLength(1);
    expect(both).toContain('X-WR-CALNAME:Two\r\n');
  });

  it.each([
    ['2027-03-14T01:30:00-06:00', '20270314T073000Z'],
    ['2027-03-14T03:30:00-05:00', '20270314T083000Z'],
    ['2027-02-17T18:00:00+04:00', '20270217T140000Z'],
  ])('knows the moment %s on both sides of a change of clocks', (startsAt, moment) => {
    expect(calendarFile([{ ...entry, startsAt }])).toContain(`DTSTART:${moment}\r\n`);
  });
});
