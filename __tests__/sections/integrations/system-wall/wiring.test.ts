import { readChoice, writeChoice } from '../../../../src/sections/integrations/system-wall/choice';
import { matches } from '../../../../src/sections/integrations/system-wall/matches';
import { sheetText } from '../../../../src/sections/integrations/system-wall/sheetWords';
import { wiringSheet } from '../../../../src/sections/integrations/system-wall/wiringSheet';
import { bacnet, sap, takes, wallGroup, wallSystem } from './wallSystem';

const values = wallGroup('values', bacnet);
const money = wallGroup('money', sap);
const outside = wallGroup(
  'nothing',
  wallSystem({ name: 'Weather', takes: takes(0), runs: 'cloud', isFree: true }),
);

describe('wiringSheet', () => {
  it('is ready with the longest of them', () => {
    expect(wiringSheet([values, money]).days).toBe(10);
    expect(wiringSheet([values]).days).toBe(1);
    expect(wiringSheet([outside]).days).toBe(0);
  });

  it('adds the hours of each role, most first', () => {
    expect(wiringSheet([values, money]).hours).toEqual([
      { role: 'SAP', hours: 14 },
      { role: 'controls', hours: 5 },
    ]);
  });

  it('names a firewall only where something leaves a building', () => {
    expect(wiringSheet([money]).leavesBuilding).toBe(false);
    expect(wiringSheet([money, values]).leavesBuilding).toBe(true);
  });

  it('says what leaves once, and nothing where nothing does', () => {
    expect(wiringSheet([money, values, values, outside]).leaves).toEqual(['money', 'values']);
    expect(wiringSheet([outside])).toMatchObject({ leaves: [], isFree: true });
  });
});

it('copies a sheet with every system, its limit and what is left out', () => {
  const text = sheetText([values, money], '30%', 'Left out');
  for (const words of ['BACnet', 'SAP PM', 'None', 'Closed jobs', '30%', 'Left out']) {
    expect(text).toContain(words);
  }
});

describe('matches', () => {
  const entra = wallSystem({ name: 'Entra', also: 'Azure AD', isFree: true });

  it('finds by every word, in any case, also by other names', () => {
    expect(matches(entra, { find: 'AZURE ad', only: 'all' })).toBe(true);
    expect(matches(entra, { find: 'azure bacnet', only: 'all' })).toBe(false);
    expect(matches(entra, { find: ' ', only: 'all' })).toBe(true);
  });

  it('narrows by time, charge, direction and network', () => {
    const names = (only: 'soon' | 'free' | 'gets' | 'site'): string[] =>
      [bacnet, sap, entra]
        .filter((one) => matches(one, { find: '', only }))
        .map(({ name }) => name);
    expect(names('soon')).toEqual(['BACnet', 'Entra']);
    expect(names('free')).toEqual(['Entra']);
    expect(names('gets')).toEqual(['SAP PM']);
    expect(names('site')).toEqual(['BACnet', 'Entra']);
  });
});

describe('choice', () => {
  it('survives the address, beside what else is there', () => {
    const choice = { find: 'sap pm', only: 'free', picked: ['sap-pm', 'email'] } as const;
    const query = writeChoice('?utm_source=x', choice);
    expect(readChoice(query, [])).toEqual(choice);
    expect(query).toContain('utm_source=x');
  });

  it('has the preset until something is ticked, and nothing once all is unticked', () => {
    expect(readChoice('', ['a'])).toEqual({ find: '', only: 'all', picked: ['a'] });
    const query = writeChoice('?find=a&only=free', { find: '', only: 'all', picked: [] });
    expect(readChoice(query, ['a']).picked).toEqual([]);
  });

  it('shows all where the address names an unknown filter', () => {
    expect(readChoice('?only=toString', []).only).toBe('all');
  });
});
