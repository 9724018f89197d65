import type { Firm } from '../../../../../src/sections/partners/partner-directory/firmsOn';
import {
  findFirms,
  readFirmChoice,
  writeFirmChoice,
} from '../../../../../src/sections/partners/partner-directory/firm-register/findFirms';
import {
  daysLeft,
  firmsOn,
  struckOn,
} from '../../../../../src/sections/partners/partner-directory/firmsOn';
import { registerRows } from '../../../../../src/sections/partners/partner-directory/firm-register/registerRows';
import {
  flightHours,
  kilometers,
  nearestFirms,
} from '../../../../../src/sections/partners/partner-directory/firm-register/nearestFirms';

const NAIROBI = [-1.3, 36.8] as const;

const firm = (over: Partial<Firm> & { readonly left?: { readonly date: string } }) => ({
  number: 'P-0001',
  name: 'Firm',
  place: 'Dubai',
  at: [25.2, 55.3] as [number, number],
  region: 'gulf' as const,
  type: 'integrator' as const,
  since: 2020,
  certificates: [{ for: 'controls' as const, people: 3, until: '2027-01-31' }],
  good: 'Pumps',
  ...over,
});

describe('firmsOn', () => {
  it('keeps a firm through the last day of its certificate, and no longer', () => {
    const firms = [firm({})];
    expect(firmsOn(firms, Date.parse('2027-01-31T23:00:00Z'))).toHaveLength(1);
    expect(firmsOn(firms, Date.parse('2027-02-01T00:00:00Z'))).toHaveLength(0);
  });

  it('drops the certificate that has ended, and keeps the firm for the other', () => {
    const both = firm({
      certificates: [
        { for: 'controls', people: 3, until: '2026-12-31' },
        { for: 'energy', people: 2, until: '2027-12-31' },
      ],
    });
    const [left] = firmsOn([both], Date.parse('2027-03-01'));
    expect(left?.certificates.map((one) => one.for)).toEqual(['energy']);
  });

  it('leaves out whoever left, whatever the certificates say', () => {
    expect(firmsOn([firm({ left: { date: '2026-03-04' } })], Date.parse('2026-11-22'))).toEqual([]);
  });

  it('counts the days to the end of the last day', () => {
    expect(daysLeft('2027-01-31', Date.parse('2027-01-31T12:00:00Z'))).toBe(1);
    expect(daysLeft('2027-01-31', Date.parse('2027-02-01T00:00:00Z'))).toBe(0);
  });
});

it('shows those who left for two years, the last one first', () => {
  const leavers = ['2024-11-22', '2024-11-23', '2026-09-12'].map((date) =>
    firm({ left: { date } }),
  );
  expect(struckOn(leavers, Date.parse('2026-11-22')).map(({ left }) => left?.date)).toEqual([
    '2026-09-12',
    '2024-11-23',
  ]);
});

describe('the choice', () => {
  it('reads what the register knows, and nothing else', () => {
    expect(readFirmChoice('?region=gulf&type=magician&for=')).toEqual({
      region: 'gulf',
      type: '',
      for: '',
    });
  });

  it('comes back from the address that it writes, beside what else is there', () => {
    const choice = { region: 'gulf', type: '', for: 'energy' };
    const query = writeFirmChoice('?gclid=1&type=consultant', choice);
    expect(readFirmChoice(query)).toEqual(choice);
    expect(query).toContain('gclid=1');
  });

  it('wants all that is asked of one firm', () => {
    const firms = [firm({}), firm({ number: 'P-0002', region: 'europe' })];
    expect(findFirms(firms, { region: 'europe', type: '', for: 'controls' })).toHaveLength(1);
    expect(findFirms(firms, { region: '', type: '', for: 'data' })).toHaveLength(0);
  });
});

describe('nearestFirms', () => {
  it('knows the globe', () => {
    expect(kilometers([0, 0], [0, 180])).toBeCloseTo(Math.PI * 6371, 0);
    expect(flightHours([25.2, 55.3], NAIROBI)).toBe(5);
    expect(flightHours(NAIROBI, NAIROBI)).toBe(1);
  });

  it('names the nearest first, of any type where no firm of that type does it', () => {
    const firms = [
      firm({ number: 'P-0002', at: [52.1, 5.1], region: 'europe' }),
      firm({ number: 'P-0003' }),
    ];
    const names = (type: string) =>
      nearestFirms(firms, { region: 'east-africa', type, for: 'controls' }, NAIROBI).map(
        (one) => one.firm.number,
      );
    expect(names('integrator')).toEqual(['P-0003', 'P-0002']);
    expect(names('consultant')).toEqual(['P-0003', 'P-0002']);
  });
});

it('is a table with a row for each certificate', () => {
  const both = firm({
    certificates: [
      { for: 'controls', people: 3, until: '2027-12-31' },
      { for: 'energy', people: 2, until: '2027-06-30' },
    ],
  });
  const heads = ['Number', 'Firm', 'Place', 'Type', 'Since', 'For', 'People', 'Until'];
  const rows = registerRows([both], heads);
  expect(rows[0]).toEqual(heads);
  expect(rows.slice(1).map((row) => row.slice(-3))).toEqual([
    ['controls', 3, '2027-12-31'],
    ['energy', 2, '2027-06-30'],
  ]);
});
