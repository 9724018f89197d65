import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('__tests__');

// A helper is loaded once for all files of a share: its hooks would hold for the first of them alone.
it('keeps hooks out of helpers of tests that run in company', () => {
  const helpers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/^(builds|e2e|load)\/|\.test\.|\/(withPage|reads)\.ts$/.test(file),
  );
  expect(helpers.length).toBeGreaterThan(20);
  const hooked = helpers.filter((file) =>
    /^(before|after)(Each|All)\(/m.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(hooked).toEqual([]);
});
