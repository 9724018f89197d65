import { cleanAirOf } from '../../../../src/sections/covid-19-faq-for-property-managers/clean-air-sum/cleanAir';

const office = {
  people: 50,
  each: 30,
  outdoor: 850,
  recirculated: 7150,
  kept: 50,
  portable: 0,
};

it('counts air from outdoors, through a filter and from cleaners alike', () => {
  expect(cleanAirOf({ ...office, portable: 100 })).toEqual({
    need: 1500,
    outdoor: 850,
    filtered: 3575,
    portable: 100,
    all: 4525,
    over: 3025,
  });
});

it('says what is short without a filter', () => {
  expect(cleanAirOf({ ...office, kept: 0 })).toMatchObject({ filtered: 0, over: -650 });
});
