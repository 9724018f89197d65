import {
  countWith,
  stopsWith,
  treeOf,
} from '../../../../../src/sections/product/enterprise-asset-management-software/asset-tree/treeOf';

const machines = [
  { code: 'chiller', boxes: 0 },
  { code: 'pump', under: 'chiller', boxes: 0 },
  { code: 'fan', under: 'pump', boxes: 4 },
  { code: 'coil', under: 'pump', boxes: 1 },
  { code: 'server', under: 'chiller', boxes: 0 },
];

it('hangs each machine on the one it names, in the order of the list', () => {
  const [root] = treeOf(machines);
  expect(root?.branches.map(({ item }) => item.code)).toEqual(['pump', 'server']);
  expect(root?.branches[0]?.branches.map(({ item }) => item.code)).toEqual(['fan', 'coil']);
});

it('names all that stop with a machine, and not the machine', () => {
  expect(stopsWith(machines, 'pump')).toEqual(['fan', 'coil']);
  expect(stopsWith(machines, 'server')).toEqual([]);
});

it('counts those without a line of their own, too', () => {
  expect(countWith(machines, 'chiller')).toBe(9);
  expect(countWith(machines, 'fan')).toBe(4);
});
