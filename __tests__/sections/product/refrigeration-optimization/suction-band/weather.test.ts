import { weatherMarks } from '../../../../../src/sections/product/refrigeration-optimization/suction-band/weather';

const axes = { fixed: 40, outdoor: { from: 40, to: 60 }, pressure: { from: 40, to: 50 } };
const hour = (outdoor: number, psig: number, isGivenBack = false) => ({
  outdoor,
  psig,
  isGivenBack,
});

it('says the pressure in the middle of each stretch of weather that has hours', () => {
  const marks = weatherMarks([hour(42, 44), hour(43, 46), hour(44, 45), hour(58, 41)], axes);
  expect(marks).toHaveLength(2);
  expect(marks[0]).toMatchObject({ at: 12.5, y: 50 });
  expect(marks[0]?.says).toMatch(/45/);
});

it('counts the hours that went back for a warm case', () => {
  const [mark] = weatherMarks([hour(42, 44), hour(43, 40, true), hour(44, 40, true)], axes);
  expect(mark?.says).toMatch(/\b2 of them\b/);
});
