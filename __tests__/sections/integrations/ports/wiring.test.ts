import type {
  PortGroup,
  PortSystem,
} from '../../../../src/sections/integrations/ports/portsSchema';
import { readWiring, writeWiring } from '../../../../src/sections/integrations/ports/choice';
import { findSystems } from '../../../../src/sections/integrations/ports/findSystems';
import { wiringSheet } from '../../../../src/sections/integrations/ports/wiringSheet';

const system = (more: Partial<PortSystem>): PortSystem => ({
  id: 'one',
  name: 'One',
  note: 'A protocol',
  setup: 'Half a day',
  days: 0.5,
  needs: [],
  limit: 'None',
  runs: 'site',
  leaves: 'values',
  isFree: false,
  ...more,
});

const bacnet = system({ id: 'bacnet', name: 'BACnet', needs: [{ role: 'controls', hours: 4 }] });
const sap = system({
  id: 'sap',
  name: 'SAP PM',
  days: 10,
  runs: 'cloud',
  leaves: 'money',
  needs: [
    { role: 'SAP', hours: 14 },
    { role: 'controls', hours: 1 },
  ],
});
const weather = system({ days: 0, runs: 'cloud', leaves: 'nothing', isFree: true });

describe('wiringSheet', () => {
  it('is ready a day after the longest of them', () => {
    expect(wiringSheet([bacnet, sap])).toMatchObject({ days: 11, longest: 'SAP PM' });
    expect(wiringSheet([bacnet])).toMatchObject({ days: 1, longest: null });
    expect(wiringSheet([weather]).days).toBe(0);
  });

  it('adds the hours of each role, most first', () => {
    expect(wiringSheet([bacnet, sap]).hours).toEqual([
      { role: 'SAP', hours: 14 },
      { role: 'controls', hours: 5 },
    ]);
  });

  it('names a firewall only where something leaves a building', () => {
    expect(wiringSheet([sap]).leavesBuilding).toBe(false);
    expect(wiringSheet([sap, bacnet]).leavesBuilding).toBe(true);
  });

  it('says what leaves once, and nothing where nothing does', () => {
    expect(wiringSheet([sap, bacnet, bacnet, weather]).leaves).toEqual(['money', 'values']);
    expect(wiringSheet([weather])).toMatchObject({ leaves: [], isFree: true });
  });
});

describe('findSystems', () => {
  const groups: PortGroup[] = [
    { id: 'plant', name: 'Plant', systems: [bacnet] },
    { id: 'money', name: 'Money', systems: [sap, system({ name: 'Entra', also: 'Azure AD' })] },
  ];

  it('finds by every word, in any case, also by other names', () => {
    expect(findSystems(groups, 'AZURE ad')[0]?.systems.map(({ name }) => name)).toEqual(['Entra']);
    expect(findSystems(groups, 'sap bacnet')).toEqual([]);
  });

  it('shows all where nothing is typed', () => {
    expect(findSystems(groups, ' ')).toEqual(groups);
  });
});

describe('choice', () => {
  it('survives the address, beside what else is there', () => {
    const choice = { find: 'sap pm', picked: ['sap-pm', 'email'] };
    const query = writeWiring('?utm_source=x', choice);
    expect(readWiring(query)).toEqual(choice);
    expect(query).toContain('utm_source=x');
  });

  it('leaves the address alone where nothing is chosen', () => {
    expect(writeWiring('?find=a&with=b', { find: '', picked: [] })).toBe('');
  });
});
