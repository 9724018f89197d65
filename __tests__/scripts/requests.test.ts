import { sortRequests, type Asked } from '../../scripts/measure/budget/requests';

const site = 'http://localhost:889';

const ask = (path: string, type: string, isPrefetch = false): Asked => ({
  url: path.startsWith('/') ? site + path : path,
  type,
  isPrefetch,
});

const sort = (...asked: Asked[]) => sortRequests(asked, site);

it('sorts by kind, each address once', () => {
  const requests = sort(
    ask('/', 'document'),
    ask('/a.js', 'script'),
    ask('/a.js', 'script'),
    ask('/a.css', 'stylesheet'),
    ask('/a.woff2', 'font'),
    ask('/a.webp', 'image'),
    ask('/page-data/a/page-data.json', 'xhr'),
  );
  expect(requests).toEqual({
    scripts: [`${site}/a.js`],
    prefetchedScripts: [],
    styles: [`${site}/a.css`],
    fonts: [`${site}/a.woff2`],
    pictures: [`${site}/a.webp`],
    thirdParty: [],
  });
});

it('keeps what is prefetched apart from what the page runs', () => {
  const { scripts, prefetchedScripts } = sort(
    ask('/next.js', 'other', true),
    ask('/page-data/next/page-data.json', 'other', true),
    ask('/both.js', 'other', true),
    ask('/both.js', 'script'),
  );
  expect(scripts).toEqual([`${site}/both.js`]);
  expect(prefetchedScripts).toEqual([`${site}/next.js`]);
});

it('counts every request to another origin, and no inline picture', () => {
  const { pictures, scripts, thirdParty } = sort(
    ask('https://elsewhere.example/a.js', 'script'),
    ask(`${site}7/a.webp`, 'image'),
    ask('data:image/svg+xml,%3Csvg%3E', 'image'),
  );
  expect(thirdParty).toEqual(['https://elsewhere.example/a.js', `${site}7/a.webp`]);
  expect([...pictures, ...scripts]).toEqual([]);
});
