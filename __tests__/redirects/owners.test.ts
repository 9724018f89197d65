import { matchRedirect } from '../../src/redirects/match.ts';
import { pageAddress, type OwnedRedirect } from '../../src/redirects/owners.ts';
import { parseRedirectsFile, readRedirectOwners } from '../../scripts/support/redirectOwners.ts';
import { site } from '../../src/site.ts';
import { findRedirectFaults } from './findRedirectFaults.ts';
import { readFixture } from './readFixture.ts';

const livePages = readFixture('routes.csv').map(([path]) => String(path));
const owned = readRedirectOwners(process.cwd());
const ownedBy = (owner: OwnedRedirect['owner']) => owned.filter((row) => row.owner === owner);
const moved = (from: string, to: string): OwnedRedirect => {
  return { from, to, status: 301, owner: 'formerAddresses' };
};

describe('the redirects of all owners together', () => {
  it('make no loop and no chain, hide no page and have one owner each', () => {
    expect(findRedirectFaults(owned, livePages)).toEqual([]);
  });

  it('take in the former addresses of pages', () => {
    const former = moved('/newsroom/old-name/', '/events/futureproof-fm-mixer/');
    expect(findRedirectFaults([...owned, former], livePages)).toEqual([]);
  });

  it('lead to pages that exist; the edge knows no other site but the article', () => {
    const targets = ownedBy('edge').map(({ to }) => to);
    const external = targets.filter((to) => !to.startsWith('/'));
    expect(external).toEqual(['https://news.example.com/brightwater-connected-operations']);
    const dead = targets.filter((to) => to.startsWith('/') && !livePages.includes(pageAddress(to)));
    expect(dead).toEqual([]);
  });
});

describe('section roots', () => {
  it.each(
    Object.entries({
      '/newsroom/': `/${site.slug}-newsroom/`,
      '/product/': '/platform-overview/',
      '/operations-software/': '/platform-overview/',
      '/industry/': `/why-${site.slug}/`,
      '/solutions/': `/why-${site.slug}/`,
      '/learn/': '/resources/guide/',
      '/ebooks/': '/resources/ebooks/',
      '/demo-days/': '/request-demo/',
      '/futureproof/': '/futureproof/educational-series/',
      '/privacy/': '/privacy-policy/',
    }),
  )('lead to their hubs for good, with their query: %s to %s', (from, to) => {
    for (const url of [from, from.slice(0, -1)]) {
      const answer = { status: 301, location: `${to}?a=b`, rule: 'section-roots' };
      expect(matchRedirect({ method: 'GET', url: `${url}?a=b` })).toEqual(answer);
    }
  });

  it('are at the edge: a rule of netlify.toml would carry no headers', () => {
    expect(ownedBy('netlify.toml')).toEqual([]);
  });
});

describe('findRedirectFaults', () => {
  const faultsOf = (...rows: OwnedRedirect[]) => findRedirectFaults([...owned, ...rows], livePages);

  it.each([
    ['a hidden page', moved('/pricing/', '/tour/'), '/pricing/ is a page, hidden'],
    ['a chain into the edge', moved('/old/', '/cmms-guide/'), 'is a chain'],
    ['a chain into a section root', moved('/old/', '/newsroom/'), 'is a chain'],
    ['a target without its slash', moved('/old/', '/pricing'), 'is a chain'],
    ['a loop with itself', moved('/old/', '/old/'), '/old/ → /old/ is a loop'],
    ['two owners', moved('/newsroom', '/tour/'), 'by edge and by formerAddresses'],
    [
      'what the edge takes first',
      moved('/cmms-guide/', '/tour/'),
      'by edge and by formerAddresses',
    ],
  ])('finds %s', (_, row, fault) => {
    expect(faultsOf(row).join('\n')).toContain(fault);
  });

  it('finds a loop of two', () => {
    const faults = faultsOf(moved('/a/', '/b/'), moved('/b/', '/a/'));
    expect(faults).toContain('/a/ → /b/ → /a/ is a loop');
  });
});

describe('the file of former addresses', () => {
  it('is read line by line, redirects only', () => {
    const text = [
      '## Created by the build',
      '/events/old/  /events/new/  301',
      '/a/ /b/ 302!',
      '/c/ /d/',
      '/app/* /index.html 200',
      '',
    ].join('\n');
    expect(parseRedirectsFile(text)).toEqual([
      moved('/events/old/', '/events/new/'),
      { ...moved('/a/', '/b/'), status: 302 },
      moved('/c/', '/d/'),
    ]);
  });
});
