import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  METHODS,
  OPEN_API_SOURCE,
  openApiSchema,
} from '../../../src/content-model/open-api/schema';
import {
  callGroups,
  jsonOf,
  listedErrors,
  listedEvents,
  runnableCall,
  serverOf,
} from '../../../src/sections/developers/fileParts';

const file = openApiSchema.parse(parse(readFileSync(OPEN_API_SOURCE, 'utf8')));

it('writes JSON that reads back the same', () => {
  const value = { data: [{ id: 'a', jobs: ['x', 'y'], rest: { kwh: 1.5 } }], next: null };
  expect(JSON.parse(jsonOf(value))).toEqual(value);
  expect(JSON.parse(jsonOf('as it is'))).toBe('as it is');
});

it('asks the region that comes first', () => {
  expect(serverOf(file)).toMatch(/^https:\/\/us\./);
});

it('runs the list of jobs, with the jobs of its example', () => {
  const { address, site, jobs, calls } = runnableCall(file);
  expect(address).toBe(`${serverOf(file)}/jobs`);
  expect(site).not.toBe('undefined');
  expect(jobs.length).toBeGreaterThan(5);
  expect(calls).toBe(file.info['x-calls-a-minute']);
});

it('lists every call once, and every event', () => {
  const all = Object.values(file.paths).flatMap((item) => METHODS.filter((method) => item[method]));
  const listed = callGroups(file).flatMap(({ calls }) => calls);
  expect(listed).toHaveLength(all.length);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  expect(listedEvents(file)).toHaveLength(Object.keys(file.webhooks).length);
});

it('says of each error what helps', () => {
  const errors = listedErrors(file);
  expect(errors.map(({ code }) => code)).toEqual(['400', '401', '403', '409', '422', '429']);
  expect(errors.every(({ helps }) => helps.length > 10)).toBe(true);
});
