import type { RegisterModule } from '../../../../src/sections/features/register/schema';
import { findLines, findOthers } from '../../../../src/sections/features/register/findLines';

const modules: RegisterModule[] = [
  {
    family: 'cmms',
    name: 'Inspections',
    href: '/product/inspection-software/',
    lines: [
      { what: 'Fire doors by code', is: ['offline'] },
      { what: 'Signature on the glass', is: [] },
      { what: 'Warranties of equipment', also: 'PM guarantee', is: ['new'] },
    ],
  },
];
const marks = { offline: 'Without signal', connected: 'On a wire', new: 'New' };
const found = (typed: string) =>
  findLines(modules, marks, typed).flatMap(({ lines }) => lines.map(({ what }) => what));

it('finds a line by its words, in any order and case', () => {
  expect(found('DOORS fire')).toEqual(['Fire doors by code']);
});

it('finds all lines of a module by its name', () => {
  expect(findLines(modules, marks, 'inspections')).toEqual(modules);
});

it('leaves out modules in which nothing is found', () => {
  expect(findLines(modules, marks, 'refrigerant')).toEqual([]);
});

it.each(['warranty', 'Warranties', 'guarantees', 'PM', 'new'])(
  'finds a line by “%s”: one or many, another word, a mark',
  (typed) => expect(found(typed)).toEqual(['Warranties of equipment']),
);

it('finds what begins with a word, not what has it inside', () => {
  expect(found('sig')).toEqual(['Fire doors by code', 'Signature on the glass']);
  expect(found('nature')).toEqual([]);
});

it('knows what is no line', () => {
  const gantt = { what: 'A Gantt chart', also: 'critical path', where: 'Left out', href: '/no/' };
  expect(findOthers([gantt], 'charts')).toEqual([gantt]);
  expect(findOthers([gantt], 'Pathology')).toEqual([]);
});
