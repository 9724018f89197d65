import { alternates, jsonLd } from '../../src/discovery/appendMetadata';
import { structured } from '../../src/discovery/jsonLd/structured';
import { priceOf } from '../../src/kinds/event/jsonLd';
import { employeeTiers } from '../../src/pricing/tiers';
import { publicPage } from '../support/publicPage';

const ORIGIN = 'https://www.lintel.example';

interface Graph {
  readonly '@graph': readonly Record<string, unknown>[];
}

const graphOf = (own: Parameters<typeof publicPage>[0]) =>
  (structured(publicPage(own), ORIGIN) as unknown as Graph)['@graph'];
const thing = (type: string, own: Parameters<typeof publicPage>[0]) =>
  graphOf(own).find((one) => one['@type'] === type);

it('tells of a release what news needs', () => {
  const release = thing('NewsArticle', {
    kind: 'PressRelease',
    path: '/newsroom/x/',
    title: 'A fan opens a job',
    data: { date: '2021-03-23' },
    changed: '2026-01-01',
  });
  expect(release).toMatchObject({
    headline: 'A fan opens a job',
    datePublished: '2021-03-23',
    dateModified: '2026-01-01',
    author: { '@id': `${ORIGIN}/#organization` },
  });
});

const evening = {
  kind: 'Event',
  path: '/events/x/',
  data: {
    startsAt: '2027-03-18T17:30:00-05:00',
    endsAt: '2027-03-18T20:30:00-05:00',
    venue: { name: 'A hall', address: '1 Road', city: 'Chicago' },
    tickets: [
      { name: 'Seat', price: '£120', isSoldOut: false },
      { name: 'Friends', price: 'Ask us', isSoldOut: false },
    ],
  },
};

it('tells of an event its state, its place and the prices that are prices', () => {
  expect(thing('Event', evening)).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: 'A hall', address: { streetAddress: '1 Road', addressLocality: 'Chicago' } },
    offers: [{ price: '120', priceCurrency: 'GBP' }],
  });
  const off = thing('Event', {
    ...evening,
    data: { ...evening.data, canceled: { on: '2027-03-01' } },
  });
  expect(off).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(off).not.toHaveProperty('offers');
});

it('does not tell of another day where an event moved to another house', () => {
  const moved = { ...evening, data: { ...evening.data, moved: { on: '2027-01-01' } } };
  expect(thing('Event', moved)).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
  });
});

it('offers seats of an event as its page does, until it is over', () => {
  const seats = { taken: 12, total: 60 };
  const tickets = [{ name: 'Seat', price: '£120', isSoldOut: true }];
  const full = { ...evening, data: { ...evening.data, seats, tickets } };
  expect(thing('Event', full)).toMatchObject({
    remainingAttendeeCapacity: 48,
    offers: [{ availability: 'https://schema.org/SoldOut' }],
  });
  expect(JSON.stringify(thing('Event', full))).not.toContain('120');
  const over = thing('Event', { ...full, today: '2027-04-01' });
  expect(over).not.toHaveProperty('offers');
  expect(over).not.toHaveProperty('remainingAttendeeCapacity');
});

it('explains the terms of a topic, and answers its questions', () => {
  const topic = {
    kind: 'KnowledgeBase',
    data: {
      terms: [{ term: 'Work\u00a0order', meaning: 'A task', example: 'WO-1' }],
      questions: [{ question: 'Why?', answer: 'Because.' }],
    },
  };
  expect(thing('DefinedTermSet', topic)).toMatchObject({
    hasDefinedTerm: [{ name: 'Work order', description: 'A task' }],
  });
  expect(thing('FAQPage', topic)).toBeDefined();
});

it('names the desks of the company where they stand, and its other places at home', () => {
  const bells = [{ name: 'The press', mail: 'press@a.example', phone: '+1 312 555 0142' }];
  expect(thing('Organization', { data: { sections: [{ bells }] } })).toMatchObject({
    contactPoint: [{ contactType: 'The press', telephone: '+1 312 555 0142' }],
  });
  const refer = () => ({ social: [{ href: 'https://linkedin.example/x' }] });
  expect(thing('Organization', { path: '/', refer })).toMatchObject({
    sameAs: ['https://linkedin.example/x'],
  });
});

it('is one graph, which any reader of JSON-LD finds', () => {
  expect(Object.keys(structured(publicPage({}), ORIGIN))).toEqual(['@context', '@graph']);
});

it.each([
  ['Free', { price: '0', priceCurrency: 'USD' }],
  ['£1,120', { price: '1120', priceCurrency: 'GBP' }],
  ['AED 450', { price: '450', priceCurrency: 'AED' }],
  ['By invitation', undefined],
])('reads the price %j', (words, price) => {
  expect(priceOf(words)).toEqual(price);
});

it('takes a webinar for an event until its day is over, and for something to read from then on', () => {
  const webinar = (startsAt: string) => ({ kind: 'Webinar', data: { startsAt, minutes: 45 } });
  expect(thing('Event', webinar('2027-02-09T11:00:00-06:00'))).toBeDefined();
  expect(thing('Article', webinar('2025-02-09T11:00:00-06:00'))).toMatchObject({
    datePublished: '2025-02-09',
  });
  expect(thing('Event', webinar('2025-02-09T11:00:00-06:00'))).toBeUndefined();
});

it('offers a role until it closes, with its pay', () => {
  const opening = (closes: string) => ({
    kind: 'Opening',
    body: 'What you do.',
    data: {
      pay: { low: 70_000, high: 90_000, currency: 'USD' },
      place: 'anywhere',
      posted: '2026-11-01',
      closes,
    },
  });
  expect(thing('JobPosting', opening('2027-01-15'))).toMatchObject({
    description: 'What you do.',
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { value: { minValue: 70_000, unitText: 'YEAR' } },
  });
  expect(thing('JobPosting', opening('2026-11-21'))).toBeUndefined();
});

it('has the questions of a page with their answers, without marks', () => {
  const sections = [
    { type: 'faq', items: [{ question: 'Why?', answer: 'See **[here](/x/)**.\n\nNow.' }] },
  ];
  expect(thing('FAQPage', { data: { sections } })).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'See here. Now.' } }],
  });
  expect(thing('FAQPage', { data: { sections: [] } })).toBeUndefined();
});

it('says what the terms of a topic mean', () => {
  const terms = [
    { term: 'Backlog', meaning: 'Approved work, in\u00a0hours.', example: 'Two weeks' },
  ];
  expect(thing('DefinedTermSet', { kind: 'KnowledgeBase', data: { terms } })).toMatchObject({
    hasDefinedTerm: [{ name: 'Backlog', description: 'Approved work, in hours.' }],
  });
});

it('has the list prices where they stand, and nowhere else', () => {
  const software = thing('SoftwareApplication', { path: '/pricing/' });
  expect(software).toMatchObject({
    offers: { highPrice: Math.max(...employeeTiers.map(({ price }) => price)) },
  });
  expect(thing('SoftwareApplication', { path: '/about/' })).toBeUndefined();
});

it('says where a page stands', () => {
  expect(thing('BreadcrumbList', { kind: 'PressRelease', path: '/newsroom/x/' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Newsroom' },
      { position: 2, item: `${ORIGIN}/newsroom/x/` },
    ],
  });
});

it('ends no script early', () => {
  const script = jsonLd(publicPage({ title: '</script><b>', kind: 'Guide' }), ORIGIN);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
});

it('announces feeds and the Markdown of a page', () => {
  const links = alternates(publicPage({ path: '/a/' }), [{ href: '/news.atom', title: 'A & B' }]);
  expect(links).toContain(
    'rel="alternate" type="application/atom+xml" title="A &amp; B" href="/news.atom"',
  );
  expect(links).toContain('rel="alternate" type="text/markdown" href="/a.md"');
});
