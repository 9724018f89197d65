import { shape } from '../../src/content-model/drawings';

const curve = {
  type: 'energyCurve',
  title: 'A building',
  legend: { expected: 'E', measured: 'M', fault: 'F' },
  range: { from: 0, to: 100 },
  ticks: [0, 100],
  band: 5,
  expected: Array<number>(25).fill(50),
  measured: Array<number>(25).fill(52),
  fault: { from: '19:00', to: '24:00' },
  remark: { at: '20:00', title: 'A fan', detail: 'still running' },
  foot: { text: 'What it cost' },
};

const sheet = {
  type: 'workOrderSheet',
  id: 'WO-1',
  priority: 'low',
  state: { text: 'Open' },
  parts: [
    { label: 'Opened', is: 'text', text: 'Today' },
    { label: 'Clock', is: 'clock', used: 10, allowed: 40, text: '10 of 40 min' },
    { label: 'Owner', is: 'owner', who: { text: 'AB' }, name: 'A. B.', detail: 'On shift' },
  ],
};

it('fills in what a writer may leave out', () => {
  expect(shape.parse(sheet)).toMatchObject({
    state: { tone: 'plain' },
    parts: [{}, {}, { who: { hue: 'pine' } }],
  });
});

it.each([
  ['a drawing that nobody can draw', { ...curve, type: 'pie' }],
  ['a key that its drawing does not have', { ...curve, color: 'red' }],
  ['more expected than measured readings', { ...curve, measured: curve.measured.slice(1) }],
  ['a time that no day has', { ...curve, fault: { from: '19:00', to: '25:00' } }],
  [
    'a part of a sheet that holds what another one holds',
    {
      ...sheet,
      parts: [...sheet.parts, { label: 'Proof', is: 'proof', used: 3, text: 'A photo' }],
    },
  ],
])('refuses %s', (_, data) => {
  expect(shape.safeParse(data).success).toBe(false);
});
