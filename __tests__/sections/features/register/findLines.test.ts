import type { RegisterModule } from '../../../../src/sections/features/register/schema';
import { findLines } from '../../../../src/sections/features/register/findLines';

const modules: RegisterModule[] = [
  {
    family: 'cmms',
    name: 'Inspections',
    href: '/product/inspection-software/',
    lines: [
      { what: 'Fire doors by code', is: ['offline'] },
      { what: 'Signature on the glass', is: [] },
    ],
  },
];

it('finds a line by its words, in any order and case', () => {
  expect(findLines(modules, 'DOORS fire')[0]?.lines.map(({ what }) => what)).toEqual([
    'Fire doors by code',
  ]);
});

it('finds all lines of a module by its name', () => {
  expect(findLines(modules, 'inspections')).toEqual(modules);
});

it('leaves out modules in which nothing is found', () => {
  expect(findLines(modules, 'refrigerant')).toEqual([]);
});
