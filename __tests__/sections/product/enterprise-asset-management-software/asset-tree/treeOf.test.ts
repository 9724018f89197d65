import { treeOf } from '../../../../../src/sections/product/enterprise-asset-management-software/asset-tree/treeOf';

const machines = [
  { code: 'chiller' },
  { code: 'pump', under: 'chiller' },
  { code: 'fan', under: 'pump' },
  { code: 'coil', under: 'pump' },
  { code: 'server', under: 'chiller' },
];

it('hangs each machine on the one it names, in the order of the list', () => {
  const [root] = treeOf(machines);
  expect(root?.branches.map(({ item }) => item.code)).toEqual(['pump', 'server']);
  expect(root?.branches[0]?.branches.map(({ item }) => item.code)).toEqual(['fan', 'coil']);
});

it('counts all that stop with a machine, and not the machine', () => {
  const [root] = treeOf(machines);
  expect(root?.below).toBe(4);
  expect(root?.branches.map(({ below }) => below)).toEqual([2, 0]);
});
