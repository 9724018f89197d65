import { openFaults } from '../../../../src/sections/release-notes/version-log/openFaults';

const fault = (text: string, until?: string) => ({
  family: 'cmms',
  text,
  ...(until ? { until } : {}),
});

const versions = [
  { version: '9.2', knownFaults: [fault('waits', '9.3'), fault('stays')] },
  { version: '9.1', knownFaults: [fault('fixed', '9.2'), fault('old')] },
];

it('keeps what no version has fixed, the oldest first', () => {
  expect(openFaults(versions).map(({ text, since }) => `${text} ${since}`)).toEqual([
    'old 9.1',
    'waits 9.2',
    'stays 9.2',
  ]);
});

it('knows that a version which is not out has fixed nothing', () => {
  expect(openFaults(versions).find(({ until }) => until === '9.3')?.text).toBe('waits');
});
