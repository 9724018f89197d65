import {
  marksOf,
  stepsOf,
  yearsOf,
} from '../../../../../src/sections/product/energy-management-software/rest-finds/finds';

const section = {
  until: '2024-12-31',
  finds: [
    { month: '2022-10-01', percent: 19, text: 'All.' },
    { month: '2023-06-01', percent: 7.8, text: 'A clamp.' },
  ],
};

it('places finds in time and says month, share and story', () => {
  const [first, second] = marksOf(section);
  expect(first?.at).toBe(0);
  expect(second?.at).toBeGreaterThan(20);
  expect(second?.says).toMatch(/June.2023: 7\.8%.*A clamp\./);
});

it('goes down in steps, and stays there to the end', () => {
  const steps = stepsOf(marksOf(section));
  expect(steps.map(({ x }) => Math.round(x)).at(-1)).toBe(100);
  expect(steps.at(-1)?.y).toBe(steps.at(-2)?.y);
  expect(steps[1]?.y).toBe(steps[0]?.y);
});

it('names the years that begin between its ends', () => {
  expect(yearsOf(section).map(({ text }) => text)).toEqual(['2023', '2024']);
});
