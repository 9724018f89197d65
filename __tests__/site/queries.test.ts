import { builtFiles, readBuilt } from '../support/builtSite';

/** A browser fetches a file for each static query of a page: one of the site, one of its kind. */
const MOST = 2;

const pages = builtFiles()
  .filter((file) => file.endsWith('/page-data.json'))
  .map((file) => JSON.parse(readBuilt(file)) as { path: string; staticQueryHashes: string[] });

it.each(pages)('$path fetches little beside its own data', ({ staticQueryHashes }) => {
  expect(staticQueryHashes.length).toBeLessThanOrEqual(MOST);
});

it('has one query that every page asks for', () => {
  const [first, ...others] = pages.map(({ staticQueryHashes }) => staticQueryHashes);
  expect(first?.filter((hash) => others.every((hashes) => hashes.includes(hash)))).toHaveLength(1);
});
