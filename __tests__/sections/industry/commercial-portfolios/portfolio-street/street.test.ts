import {
  layOut,
  marksOf,
  noticed,
  startOf,
} from '../../../../../src/sections/industry/commercial-portfolios/portfolio-street/street';

const cities = [
  { name: 'Small', floors: [2], frontages: [100] },
  { name: 'Large', floors: [10, 4], frontages: [200, 300] },
];
const notice = { city: 'Large', building: 2, title: 'wet', detail: 'A pump.' };
const streets = layOut(cities);
const buildings = streets.flatMap((street) => street.buildings);

it('lays buildings to scale, from one edge to the other', () => {
  const [first, second, third] = buildings;
  expect(first?.x).toBe(0);
  expect((second?.w ?? 0) / (first?.w ?? 1)).toBeCloseTo(2);
  expect((third?.x ?? 0) + (third?.w ?? 0)).toBeCloseTo(100);
  expect(buildings.map(({ h }) => h)).toEqual([20, 100, 40]);
});

it('says each building, or what is to be said of it', () => {
  const notices = [{ ...notice, isStart: false }];
  const says = marksOf(buildings, notices).map((mark) => mark.says);
  expect(says[1]).toMatch(/Large, building.1 of.2.*10.floors.*200/);
  expect(says[2]).toMatch(/Large: wet.*A pump/);
  expect([...noticed(buildings, notices)]).toEqual([2]);
});

it('begins with the building that is marked so, else with the first', () => {
  expect(startOf(buildings, [{ ...notice, isStart: true }])).toBe(2);
  expect(startOf(buildings, [{ ...notice, isStart: false }])).toBe(0);
});
