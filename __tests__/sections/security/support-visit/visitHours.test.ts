import { visitHours } from '../../../../src/sections/security/support-visit/visitHours';

it('counts from the second line, when somebody opens the door, to the last', () => {
  expect(visitHours(['09:12', '09:20', '09:31', '09:50'], 24)).toEqual({
    minutes: 30,
    from: 8 / 1440,
    part: 30 / 1440,
  });
});

it('counts nothing where nobody came', () => {
  expect(visitHours(['09:12'], 24)).toMatchObject({ minutes: 0, part: 0 });
});
