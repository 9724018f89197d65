import { readFileSync } from 'node:fs';
import { parseFile } from '../../../src/registry/check/parseFile';
import {
  hoursByRole,
  wholeHours,
} from '../../../src/sections/implementation/own-hours/hoursByRole';

const FILE = 'pages/implementation.md';
const { sections } = parseFile(FILE, readFileSync(`content/${FILE}`, 'utf8')).data as {
  sections: {
    type: string;
    weeks?: { yourHours: number }[];
    start?: { sites: number; assets: number };
  }[];
};
const weeks = sections.find(({ type }) => type === 'sharedWeeks')?.weeks ?? [];
const median = sections.find(({ type }) => type === 'ownHours')?.start ?? { sites: 0, assets: 0 };

it('adds up to the hours that were counted, week by week, at the median', () => {
  const counted = weeks.map(({ yourHours }) => yourHours);
  const inWeeks = [...counted.slice(0, 7), (counted[7] ?? 0) + (counted[8] ?? 0)];
  const hours = Object.values(hoursByRole({ ...median, isConnected: true }));
  const worked = inWeeks.map((_, week) =>
    Math.round(hours.reduce((sum, role) => sum + (role[week] ?? 0), 0)),
  );
  expect(worked).toEqual(inWeeks);
});

it('takes no electrician without connections, and never more codes than two days leave room for', () => {
  const { of } = wholeHours({ sites: 1, assets: 9000, isConnected: false });
  expect(of.electrician).toBe(0);
  expect(of.technicians).toBe(24 + 9);
});

it('says a sum that its parts add up to', () => {
  const { of, sum } = wholeHours({ sites: 3, assets: 346, isConnected: true });
  expect(Object.values(of).reduce((all, one) => all + one)).toBe(sum);
});
