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
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'identifier',
  ],
  Dataset: ['name', 'description', 'creator', 'license', 'distribution', 'variableMeasured'],
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
  expect(Object.keys(REQUIRED).filter((type) => !types.has(type))).toEqual([]);
});

/** Where a value says nothing, by the keys that lead to it. */
function emptyIn(value: unknown, at = ''): string[] {
  if (value === null || value === '') return [at];
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  return entries.length === 0
    ? [at]
    : entries.flatMap(([key, one]) => emptyIn(one, `${at}.${key}`));
}

it('says nothing that is empty or set, and names no place that is not there', () => {
  const wrong = addresses.flatMap((address) => {
    const things = thingsOn(address);
    const set = /[\u00a0\u2060]/.test(JSON.stringify(things))
      ? ['a sign that keeps lines whole']
      : [];
    const own = [
      ...JSON.stringify(things).matchAll(
        /"(?:contentUrl|thumbnailUrl|image|item|logo)":"([^"]+)"/g,
      ),
    ]
      .map(([, url = '']) => url)
      .filter((url) => !url.startsWith(`${ORIGIN}/`) || !isBuilt(url.slice(ORIGIN.length)));
    return [...emptyIn(things), ...set, ...own].map((fault) => `${address}: ${fault}`);
  });
  expect(wrong).toEqual([]);
});

/** What is left of a text without its marks, however they are written. */
const lettersOf = (text: string): string =>
  text.replace(/&#?\w+;/g, '').replace(/[^\p{L}\p{N}]/gu, '');

const said = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);
const many = (value: unknown): Thing[] => [value ?? []].flat() as Thing[];
const inWords = (value: unknown): string => Number(value).toLocaleString('en-US');

/** What a thing claims in words and figures that a reader of its page has to find there. */
const CLAIMS: Readonly<Record<string, (thing: Thing) => string[]>> = {
  FAQPage: ({ mainEntity }) =>
    many(mainEntity).flatMap(({ name, acceptedAnswer }) => [
      ...said(name),
      ...said(many(acceptedAnswer)[0]?.['text']),
    ]),
  Article: ({ headline }) => said(headline),
  NewsArticle: ({ headline }) => said(headline),
  TechArticle: ({ headline }) => said(headline),
  Event: ({ location, offers, performer, maximumAttendeeCapacity }) => [
    ...many(location).flatMap((place) => said(place['name'])),
    ...many(offers).flatMap(({ name, price }) => [
      ...said(name),
      ...(price === undefined ? [] : [price === '0' ? 'Free' : inWords(price)]),
    ]),
    ...many(performer).flatMap((person) => said(person['name'])),
    ...(maximumAttendeeCapacity === undefined ? [] : [`of ${inWords(maximumAttendeeCapacity)}`]),
  ],
  JobPosting: ({ title, baseSalary }) => [
    ...said(title),
    ...many(baseSalary)
      .flatMap(({ value }) => many(value))
      .flatMap(({ minValue, maxValue }) => [Number(minValue) / 1000, Number(maxValue) / 1000])
      .map(String),
  ],
  SoftwareApplication: ({ offers, operatingSystem }) => [
    ...many(offers).flatMap(({ lowPrice, highPrice }) => [inWords(lowPrice), inWords(highPrice)]),
    ...said(operatingSystem).flatMap((names) => names.split(', ').filter((name) => name !== 'Web')),
  ],
  Dataset: ({ name, variableMeasured, citation }) => [
    ...said(name),
    ...many(variableMeasured).flatMap((one) => [...said(one['name']), ...said(one['value'])]),
    ...(citation as string[]),
  ],
  DefinedTermSet: ({ hasDefinedTerm }) =>
    many(hasDefinedTerm).flatMap((one) => [...said(one['name']), ...said(one['description'])]),
  VideoObject: ({ name, description }) => [...said(name), ...said(description)],
  Organization: ({ contactPoint }) =>
    many(contactPoint).flatMap((one) => [...said(one['contactType']), ...said(one['telephone'])]),
};

it('claims nothing that the page does not show', () => {
  const wrong = addresses.flatMap((address) => {
    const html = readBuilt(address).replace(LD, '');
    const heard = [...html.matchAll(/ (?:aria-label|alt)="([^"]*)"/g)].map(([, label]) => label);
    const seen = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '');
    const words = lettersOf([seen, ...heard].join(' '));
    return thingsOn(address).flatMap((thing) => {
      const claims = CLAIMS[String(thing['@type'])]?.(thing) ?? [];
      const links = many(thing['sameAs'])
        .map(String)
        .filter((href) => href !== `${ORIGIN}/`);
      return [
        ...claims.filter((claim) => !words.includes(lettersOf(claim))),
        ...links.filter((href) => !html.includes(`href="${href}"`)),
      ].map((claim) => `${address}: ${String(thing['@type'])} ${claim}`);
    });
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

it('tells where weaknesses are told, for months after the build and for less than a year', () => {
  const [, expires = ''] = /Expires: (\S+)/.exec(readBuilt('/.well-known/security.txt')) ?? [];
  const days = (Date.parse(expires) - Date.parse(visibilityOf(process.env).today)) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(366);
});
