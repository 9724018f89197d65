import { hoursOf } from '../../../../src/sections/implementation/shared-weeks/hours';

const week = { when: 'Week 1', short: 'Week 1', ourWork: 'We import.', yourWork: 'You read.' };

it('draws both sides to the scale of the longest bar, and adds each up', () => {
  const { ours, yours, marks } = hoursOf([
    { ...week, ourHours: 20, yourHours: 5 },
    { ...week, ourHours: 5, yourHours: 10 },
  ]);
  expect(ours).toEqual({ share: 1, sum: 25, heights: [100, 25] });
  expect(yours).toEqual({ share: 0.5, sum: 15, heights: [50, 100] });
  expect(marks[0]?.says).toMatch(/20.*5.*We import\. You read\./);
});
