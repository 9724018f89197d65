import { waited } from '../../../../../src/sections/product/fault-detection-diagnostics/patience-dial/patienceDial';

it.each([
  [2, 1148, 172.2],
  [10, 5740, 861],
])('tells what %d evenings of one load cost', (evenings, energy, cost) => {
  expect(waited(evenings, 574, 0.15)).toEqual({ energy, cost });
});
