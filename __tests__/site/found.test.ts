import { visibilityOf } from '../../src/content-model/visibility';
import { site } from '../../src/site';
import { builtPages, contentPages, isBuilt, readBuilt } from '../support/builtSite';

const ORIGIN = process.env['SITE_URL'] || site.origin;

type Thing = Readonly<Record<string, unknown>>;

/** What search engines require of each type that we claim to be (their documentation, 2026). */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'datePublished', 'author', 'publisher'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher'],
  TechArticle: ['headline', 'author', 'publisher'],
  Event: ['name', 'startDate', 'endDate', 'eventStatus', 'location', 'organizer'],
  FAQPage: ['mainEntity'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization'],
  Dataset: ['name', 'description', 'creator', 'variableMeasured'],
  DefinedTermSet: ['name', 'hasDefinedTerm'],
};

const NOINDEX = /<meta [^>]*name="robots" content="noindex"/;

const LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

const own = new Set(contentPages().flatMap(({ address, isShown }) => (isShown ? [address] : [])));
const addresses = builtPages().filter((address) => own.has(address));

const thingsOn = (address: string): Thing[] =>
  [...readBuilt(address).matchAll(LD)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'],
  );

it('tells of every page once what it is, with all that its type requires', () => {
  const wrong = addresses.flatMap((address) => {
    if ([...readBuilt(address).matchAll(LD)].length !== 1) return [`${address}: not once`];
    return thingsOn(address).flatMap((thing) => {
      const type = String(thing['@type']);
      const missing = (REQUIRED[type] ?? ['a type that is known']).filter((key) => !thing[key]);
      return missing.map((key) => `${address}: ${type} without ${key}`);
    });
  });
  expect(addresses.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('shows every type somewhere', () => {
  const types = new Set(addresses.flatMap(thingsOn).map((thing) => String(thing['@type'])));
  const absent = Object.keys(REQUIRED).filter((type) => !types.has(type));
  expect(absent.filter((type) => type !== 'DefinedTermSet')).toEqual([]);
});

/** What is left of a text without its marks, however they are written. */
const lettersOf = (text: string): string =>
  text.replace(/&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '');

it('claims no question and no price that the page does not show', () => {
  const wrong = addresses.flatMap((address) => {
    const words = lettersOf(
      readBuilt(address)
        .replace(LD, '')
        .replace(/<[^>]+>/g, ''),
    );
    return thingsOn(address)
      .filter((thing) => thing['@type'] === 'FAQPage')
      .flatMap((thing) => thing['mainEntity'] as readonly { readonly name: string }[])
      .filter(({ name }) => !words.includes(lettersOf(name)))
      .map(({ name }) => `${address}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

/** Addresses that a page itself asks to be found at. */
const CANONICAL = /<link [^>]*rel="canonical" href="([^"]+)"/;

it('has a sitemap of each page that asks to be found, once, and of nothing else', () => {
  const named = [...readBuilt('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  const found = builtPages().filter((address) => {
    const [head = ''] = readBuilt(address).split('</head>');
    return !NOINDEX.test(head) && CANONICAL.exec(head)?.[1] === ORIGIN + address;
  });
  expect(named.sort()).toEqual(found.map((address) => ORIGIN + address).sort());
});

it('knows changes only of days that are over', () => {
  const { today } = visibilityOf(process.env);
  const days = [...readBuilt('/sitemap.xml').matchAll(/<lastmod>([^<]+)</g)].map(
    ([, day = '']) => day,
  );
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today)).toEqual([]);
});

it('has a calendar file for every event and webinar, and one of those to come', () => {
  const timed = contentPages().filter(
    ({ file, isShown }) => isShown && /^(events|webinars)\//.test(file),
  );
  expect(timed.length).toBeGreaterThan(10);
  expect(timed.filter(({ address }) => !isBuilt(`${address.slice(0, -1)}.ics`))).toEqual([]);
  expect(readBuilt('/calendar.ics')).toContain('BEGIN:VEVENT');
});

it('tells where weaknesses are told, for longer than until the next build', () => {
  const [, expires = ''] = /Expires: (\S+)/.exec(readBuilt('/.well-known/security.txt')) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.parse(visibilityOf(process.env).today));
});
